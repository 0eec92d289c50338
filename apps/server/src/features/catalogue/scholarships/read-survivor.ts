import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { listingMerges } from '../../../db/schema/duplicates.ts'

/** The entry that stands for one that was merged into it, at the end of a chain of merges. */
export async function readSurvivor(db: Queryable, id: string): Promise<string | undefined> {
  const rows = await db.execute<{ id: string }>(sql`
    with recursive chain (id, steps) as (
      select ${id}::uuid, 0
      union all
      select merge.survivor_id, chain.steps + 1
      from chain join ${listingMerges} as merge
        on merge.merged_id = chain.id and merge.undone_at is null
      where chain.steps < 10)
    select id from chain order by steps desc limit 1`)
  const survivor = rows.rows[0]?.id
  return survivor === id ? undefined : survivor
}
