import { sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { findJoined, joinEntries } from './join-entries.ts'
import type { Transaction } from '../../../db/database.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'

/**
 * Brings back merged entries whose survivor is gone or no longer listed, and those whose own catalogue
 * changed them since: these are weighed anew. Forgets merges of entries that came back by another way,
 * such as the undo of an import. Gives how many came back.
 */
export const restoreAbandoned = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`
      delete from listing_merges as merge using scholarships as entry
      where entry.id = merge.merged_id and merge.undone_at is null and entry.status <> 'merged'`)
    const { rows } = await tx.execute<{ id: string }>(sql`
      with abandoned as (
        select entry.id, merge.id as merge_id
        from scholarships as entry
        left join listing_merges as merge on merge.merged_id = entry.id and merge.undone_at is null
        left join scholarships as survivor on survivor.id = merge.survivor_id
        left join listing_marks as marks on marks.scholarship_id = entry.id
        where entry.status = 'merged'
          and (merge.id is null or survivor.status <> 'published'
            or marks.content_hash is distinct from entry.content_hash)),
      ended as (
        delete from listing_merges where id in (select merge_id from abandoned))
      update scholarships set status = 'published', updated_at = ${clock.now().toISOString()}
      where id in (select id from abandoned)
      returning id`)
    const back = rows.map(({ id }) => id)
    // Each of them stands for others again, and those that stood for them have nothing from them.
    const joined = new Set([...back, ...(await findJoined(tx, back)), ...(await findStray(tx))])
    for (const id of joined) await joinEntries(tx, id, clock.now())
    await recordCatalogueChange(tx, [...joined])
    return rows.length
  })

/** Listings that have something from an entry that is gone, or is no part of any other. */
async function findStray(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct joined.scholarship_id as id
    from (
      select scholarship_id, from_id from listing_clauses where from_id is not null
      union select scholarship_id, from_id from joined_parts) as joined
    where not exists (
      select from scholarships as entry where entry.id = joined.from_id and entry.status = 'merged')`)
  return rows.map(({ id }) => id)
}
