import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { joinedParts } from '../../../db/schema/duplicates.ts'
import { listingClauses, listingTexts } from '../../../db/schema/listings.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { writeCriteriaOf } from '../storing/store-readings.ts'
import { readRequirements } from '../scholarships/queries.ts'
import { replaceRequirements } from '../scholarships/replace-requirements.ts'
import { clausesToJoin } from './join-clauses.ts'
import {
  isAsJoined,
  type JoinedPart,
  partsToJoin,
  requirementsOf,
  toColumns,
  type Whole,
} from './join-parts.ts'

type ClauseRow = typeof listingClauses.$inferSelect

/**
 * Makes anew what a listing has from the entries that it stands for: what only they say, each with the
 * entry it is from. What is not there any more goes, so that taking apart takes back exactly what
 * joining brought. The caller tells of the change.
 */
export async function joinEntries(tx: Transaction, id: string, now: Date): Promise<void> {
  const before = await takeOut(tx, id, now)
  const own = await readWhole(tx, id)
  if (own?.row.status !== 'published') return writeCriteriaOf(tx, [id])
  const [texts] = await tx.select().from(listingTexts).where(eq(listingTexts.scholarshipId, id))
  const clauses = await readClauses(tx, id)
  // Who looks after a listing says what it asks.
  const isRead = texts !== undefined && own.row.delivery === 'provider'
  for (const { fromId, name } of isRead ? await readMerged(tx, id) : []) {
    const other = await readWhole(tx, fromId)
    if (!other) continue
    const joined = clausesToJoin(clauses, await readClauses(tx, fromId), name).map((row, at) =>
      place({ ...row, fromId, scholarshipId: id, position: clauses.length + at }, before),
    )
    if (joined.length > 0) await tx.insert(listingClauses).values(joined)
    clauses.push(...joined)
    const whole = await readWhole(tx, id)
    if (whole) await fillIn(tx, id, fromId, partsToJoin(whole, other), now)
  }
  await writeCriteriaOf(tx, [id])
}

/** Takes out of a listing all that it has from others; gives the clauses, whose decisions hold on. */
async function takeOut(tx: Transaction, id: string, now: Date): Promise<ClauseRow[]> {
  const before = await tx
    .delete(listingClauses)
    .where(and(eq(listingClauses.scholarshipId, id), isNotNull(listingClauses.fromId)))
    .returning()
  const parts = await tx.delete(joinedParts).where(eq(joinedParts.scholarshipId, id)).returning()
  const whole = parts.length > 0 ? await readWhole(tx, id) : undefined
  for (const part of parts) if (whole && isAsJoined(whole, part)) await write(tx, id, part.own, now)
  return before
}

const readClauses = (tx: Transaction, id: string): Promise<ClauseRow[]> =>
  tx
    .select()
    .from(listingClauses)
    .where(and(eq(listingClauses.scholarshipId, id), isNull(listingClauses.fromId)))
    .orderBy(asc(listingClauses.position))

async function readWhole(tx: Transaction, id: string): Promise<Whole | undefined> {
  const [row] = await tx.select().from(scholarships).where(eq(scholarships.id, id))
  return row && { row, requirements: (await readRequirements(tx, [id])).get(id) ?? [] }
}

interface Merged extends Record<string, unknown> {
  fromId: string
  name: string
}

/** The entries that a listing stands for, and those that they stood for, the earliest first. */
async function readMerged(tx: Transaction, id: string): Promise<Merged[]> {
  const { rows } = await tx.execute<Merged>(sql`
    with recursive under (id, merged_at, steps) as (
      select merge.merged_id, merge.merged_at, 1 from listing_merges as merge
      where merge.survivor_id = ${id} and merge.undone_at is null
      union
      select merge.merged_id, merge.merged_at, steps + 1
      from under join listing_merges as merge
        on merge.survivor_id = under.id and merge.undone_at is null
      where steps < 10)
    select under.id as "fromId",
      coalesce(listing.source ->> 'name', 'Another entry') || ' (' || listing.title || ', '
        || sponsor.name || ')' as name
    from under
    join ${scholarships} as listing on listing.id = under.id and listing.status = 'merged'
    join ${organisations} as sponsor on sponsor.id = listing.organisation_id
    order by under.merged_at, listing.source_key`)
  return rows
}

/** A clause under the id that it had, with what somebody decided on it. */
function place(row: ClauseRow, before: readonly ClauseRow[]): ClauseRow {
  const known = before.find(
    ({ fromId, likeness, words }) =>
      fromId === row.fromId && likeness === row.likeness && words === row.words,
  )
  if (!known) return { ...row, id: randomUUID() }
  const { id, state, decisionId, criteria } = known
  return known.state === 'read' ? { ...row, id } : { ...row, id, state, decisionId, criteria }
}

async function fillIn(
  tx: Transaction,
  scholarshipId: string,
  fromId: string,
  parts: readonly JoinedPart[],
  now: Date,
): Promise<void> {
  for (const part of parts) {
    await write(tx, scholarshipId, part.joined, now)
    await tx.insert(joinedParts).values({ ...part, scholarshipId, fromId })
  }
}

async function write(
  tx: Transaction,
  id: string,
  columns: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const requirements = requirementsOf(columns)
  if (requirements) await replaceRequirements(tx, [{ id, requirements }], now)
  await tx.update(scholarships).set(toColumns(columns)).where(eq(scholarships.id, id))
}

/** The listings that have something from one of these entries, or stand for one of them. */
export async function findJoined(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const clauses = await tx
    .selectDistinct({ id: listingClauses.scholarshipId })
    .from(listingClauses)
    .where(inArray(listingClauses.fromId, [...ids]))
  const parts = await tx
    .selectDistinct({ id: joinedParts.scholarshipId })
    .from(joinedParts)
    .where(inArray(joinedParts.fromId, [...ids]))
  return [...new Set([...clauses, ...parts].map(({ id }) => id))]
}
