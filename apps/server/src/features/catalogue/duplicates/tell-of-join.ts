import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { joinedParts } from '../../../db/schema/duplicates.ts'
import { listingClauses } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { partsThatDiffer } from './join-parts.ts'

/** Of more nobody reads in a history. */
const MOST_LINES = 12

const PARTS = {
  applyUrl: 'Where to apply',
  award: 'What it pays',
  deadline: 'When it closes',
  requirements: 'What is to be sent',
}

/** What came from an entry that was joined, and what it says otherwise, each in a line. */
export async function tellOfJoin(
  tx: Transaction,
  survivorId: string,
  mergedId: string,
): Promise<string[]> {
  const [own, other] = await Promise.all([readRow(tx, survivorId), readRow(tx, mergedId)])
  const clauses = await tx
    .select({ words: listingClauses.words, confidence: listingClauses.confidence })
    .from(listingClauses)
    .where(and(eq(listingClauses.scholarshipId, survivorId), eq(listingClauses.fromId, mergedId)))
    .orderBy(asc(listingClauses.position))
  const parts = await tx
    .select({ part: joinedParts.part })
    .from(joinedParts)
    .where(and(eq(joinedParts.scholarshipId, survivorId), eq(joinedParts.fromId, mergedId)))
  if (!own || !other) return []
  const name = other.source?.name ?? 'The other entry'
  const differing = partsThatDiffer(own, other)
  return [
    ...parts.map(({ part }) => `${PARTS[part]}: from ${name}`),
    ...clauses.map(({ words, confidence }) =>
      confidence === 'unsure' ? `${name} says otherwise: ${words}` : `${name}: ${words}`,
    ),
    ...differing.map((part) => `${PARTS[part]}: ${name} says otherwise`),
  ].slice(0, MOST_LINES)
}

const readRow = async (tx: Transaction, id: string) =>
  (await tx.select().from(scholarships).where(eq(scholarships.id, id)))[0]
