import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { listingClauses, listingTexts } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { joinedParts } from '../../../db/schema/duplicates.ts'
import { readRequirements, type RequirementRow } from '../scholarships/queries.ts'
import { replaceRequirements, toInput } from '../scholarships/replace-requirements.ts'
import { type ClauseRow, writeCriteriaOf } from './store-readings.ts'

type ScholarshipRow = typeof scholarships.$inferSelect
type Instants = 'opensAt' | 'closesAt' | 'earlyAccessUntil' | 'createdAt' | 'updatedAt'

/** A listing with all that an import writes of it, as JSON keeps it: instants are texts. */
export interface ListingVersion {
  row: Omit<ScholarshipRow, Instants> & Record<Instants, string | null>
  requirements: RequirementRow[]
  texts: typeof listingTexts.$inferSelect | null
  clauses: ClauseRow[]
}

/** The listings as they are, to be put back one day. */
export async function readVersions(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, ListingVersion>> {
  if (ids.length === 0) return new Map()
  const many = [...ids]
  const rows = await tx.select().from(scholarships).where(inArray(scholarships.id, many))
  const asked = await readRequirements(tx, ids)
  const texts = await tx
    .select()
    .from(listingTexts)
    .where(inArray(listingTexts.scholarshipId, many))
  const clauses = await tx
    .select()
    .from(listingClauses)
    .where(and(inArray(listingClauses.scholarshipId, many), isNull(listingClauses.fromId)))
    .orderBy(listingClauses.position)
  const parts = await tx.select().from(joinedParts).where(inArray(joinedParts.scholarshipId, many))
  const partsById = Map.groupBy(parts, ({ scholarshipId }) => scholarshipId)
  const textsById = new Map(texts.map((each) => [each.scholarshipId, each]))
  const clausesById = Map.groupBy(clauses, ({ scholarshipId }) => scholarshipId)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...withoutJoined(row, asked.get(row.id) ?? [], partsById.get(row.id) ?? []),
        texts: textsById.get(row.id) ?? null,
        clauses: clausesById.get(row.id) ?? [],
      },
    ]),
  )
}

/** A listing by itself: what it has from other entries of the award comes from them again. */
function withoutJoined(
  row: ScholarshipRow,
  requirements: RequirementRow[],
  parts: readonly (typeof joinedParts.$inferSelect)[],
): Pick<ListingVersion, 'row' | 'requirements'> {
  const { requirements: own, ...columns } = Object.assign({}, ...parts.map((part) => part.own))
  return {
    row: JSON.parse(JSON.stringify({ ...row, ...columns })) as ListingVersion['row'],
    requirements: own === undefined ? requirements : [],
  }
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))

/**
 * Puts a listing back as it was. What was decided since on words that it had then holds on. The
 * caller joins what other entries of the award say anew, and tells of the change.
 */
export async function restoreListing(
  tx: Transaction,
  id: string,
  version: ListingVersion,
  now: Date,
): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...row } = version.row
  await tx.delete(joinedParts).where(eq(joinedParts.scholarshipId, id))
  await tx
    .update(scholarships)
    .set({
      ...row,
      opensAt: instant(row.opensAt),
      closesAt: instant(row.closesAt),
      earlyAccessUntil: instant(row.earlyAccessUntil),
      updatedAt: now,
    })
    .where(eq(scholarships.id, id))
  await replaceRequirements(tx, [{ id, requirements: version.requirements.map(toInput) }], now)
  await restoreReading(tx, id, version)
}

async function restoreReading(
  tx: Transaction,
  id: string,
  { texts, clauses }: ListingVersion,
): Promise<void> {
  const isOwn = and(eq(listingClauses.scholarshipId, id), isNull(listingClauses.fromId))
  const present = await tx.select().from(listingClauses).where(isOwn)
  const decided = new Map(
    present.filter(({ state }) => state !== 'read').map((row) => [row.likeness, row]),
  )
  await tx.delete(listingClauses).where(isOwn)
  await tx.delete(listingTexts).where(eq(listingTexts.scholarshipId, id))
  if (!texts) return
  await tx.insert(listingTexts).values(texts)
  if (clauses.length === 0) return
  await tx.insert(listingClauses).values(clauses.map((row) => withDecision(row, decided)))
  if (decided.size > 0) await writeCriteriaOf(tx, [id])
}

/** A decision that was there then is not overruled by going back. */
function withDecision(row: ClauseRow, decided: ReadonlyMap<string, ClauseRow>): ClauseRow {
  const since = row.state === 'read' ? decided.get(row.likeness) : undefined
  if (!since) return row
  const { state, decisionId, criteria } = since
  return { ...row, state, decisionId, criteria }
}
