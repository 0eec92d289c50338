import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { joinedParts } from '../../../db/schema/duplicates.ts'
import { listingClauses, listingTexts } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { ClauseInput, ReadingInput } from '../scholarships/scholarship-input.ts'
import { composeCriteria } from '../parsing/compose-criteria.ts'
import { shareQuestions } from './share-questions.ts'

export type ClauseRow = typeof listingClauses.$inferSelect

interface ListingRead {
  id: string
  /** Nothing was read of it before. */
  isNew?: boolean
  /** Absent where its criteria were stated. */
  reading: ReadingInput | undefined
}

/**
 * Keeps what was read of listings in place of what was read before. What was decided on words that
 * still stand there holds on, and the criteria follow it.
 */
export async function storeReadings(tx: Transaction, read: readonly ListingRead[]): Promise<void> {
  const { decided, joined } = await takeBack(
    tx,
    read.filter(({ isNew }) => isNew !== true),
  )
  const kept = read.flatMap(({ id, reading }) => (reading ? [{ id, reading }] : []))
  if (kept.length === 0) return
  const byListing = Map.groupBy(decided, ({ scholarshipId }) => scholarshipId)
  const rows = await shareQuestions(
    tx,
    kept.map(({ id, reading }) => carryOver(id, reading, byListing.get(id) ?? [])),
  )
  await insertRows(
    tx,
    listingTexts,
    kept.map(({ id, reading }) => ({
      scholarshipId: id,
      texts: reading.texts,
      known: reading.known,
    })),
  )
  const clauses = rows.flat()
  await insertRows(tx, listingClauses, clauses)
  await writeCriteriaOf(tx, [
    ...byListing.keys(),
    ...joined,
    ...clauses.filter(isDecided).map(({ scholarshipId }) => scholarshipId),
  ])
}

interface ReadBefore {
  /** What somebody decided of it. */
  decided: ClauseRow[]
  /** Those of which other entries say something too. */
  joined: string[]
}

/** Removes what was read of listings before, and tells what of it still counts. */
async function takeBack(tx: Transaction, read: readonly ListingRead[]): Promise<ReadBefore> {
  if (read.length === 0) return { decided: [], joined: [] }
  const ids = read.map(({ id }) => id)
  const decided = await tx
    .select()
    .from(listingClauses)
    .where(and(ofItsOwn(ids), ne(listingClauses.state, 'read')))
  const joined = await tx
    .selectDistinct({ id: listingClauses.scholarshipId })
    .from(listingClauses)
    .where(and(inArray(listingClauses.scholarshipId, ids), isNotNull(listingClauses.fromId)))
  await tx.delete(listingClauses).where(ofItsOwn(ids))
  // Whose criteria are stated asks nothing else.
  const stated = read.flatMap(({ id, reading }) => (reading ? [] : [id]))
  await tx.delete(listingClauses).where(inArray(listingClauses.scholarshipId, stated))
  // Written over, so that nothing is to be put back.
  await tx.delete(joinedParts).where(inArray(joinedParts.scholarshipId, ids))
  await tx.delete(listingTexts).where(inArray(listingTexts.scholarshipId, ids))
  return { decided, joined: joined.map(({ id }) => id) }
}

/** What other entries of the award say stays until they are joined anew. */
const ofItsOwn = (ids: readonly string[]) =>
  and(inArray(listingClauses.scholarshipId, [...ids]), isNull(listingClauses.fromId))

const isDecided = ({ state }: ClauseRow): boolean => state !== 'read'

/** Makes the criteria of listings anew of their clauses, as these are read or decided now. */
export async function writeCriteriaOf(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const texts = await tx
    .select({ id: listingTexts.scholarshipId, known: listingTexts.known })
    .from(listingTexts)
    .where(inArray(listingTexts.scholarshipId, [...ids]))
  const clauses = await tx
    .select()
    .from(listingClauses)
    .where(inArray(listingClauses.scholarshipId, [...ids]))
    .orderBy(listingClauses.position)
  const byListing = Map.groupBy(clauses, ({ scholarshipId }) => scholarshipId)
  for (const { id, known } of texts)
    await tx
      .update(scholarships)
      .set(composeCriteria(known, byListing.get(id) ?? []))
      .where(eq(scholarships.id, id))
}

const toRow = (scholarshipId: string, position: number, clause: ClauseInput): ClauseRow => ({
  ...clause,
  id: randomUUID(),
  scholarshipId,
  position,
  readCriteria: clause.criteria,
  why: clause.why ?? null,
  fromId: null,
  state: 'read',
  decisionId: null,
})

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The clauses as they were read now, with what was decided on the same words before. */
function carryOver(
  id: string,
  { texts, clauses }: ReadingInput,
  decided: readonly ClauseRow[],
): ClauseRow[] {
  const open = [...decided]
  const rows = clauses.map((clause, position) => {
    const row = toRow(id, position, clause)
    const at = findDecided(open, row)
    const [before] = at < 0 ? [] : open.splice(at, 1)
    if (!before) return row
    const { state, decisionId, criteria } = before
    return { ...row, id: before.id, state, decisionId, criteria }
  })
  const text = oneLine(texts.map((each) => each.text).join('\n'))
  const stillSaid = open.filter(({ words }) => text.includes(oneLine(words)))
  return [...rows, ...stillSaid.map((row, at) => ({ ...row, position: rows.length + at }))]
}

/** Where one sentence holds several clauses, the one that was read the same way comes first. */
function findDecided(decided: readonly ClauseRow[], row: ClauseRow): number {
  const same = decided.findIndex(({ likeness }) => likeness === row.likeness)
  return same < 0 ? decided.findIndex(({ words }) => oneLine(words) === oneLine(row.words)) : same
}
