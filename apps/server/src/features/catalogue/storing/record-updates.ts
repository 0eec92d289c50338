import { amountWords } from '@laurel/contract/words/amount-words'
import { clauseWords } from '@laurel/contract/words/clause-words'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import { changeLine } from '@laurel/contract/words/listing-changes'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { recordEvents } from '../trust/record-events.ts'

type Listing = typeof scholarships.$inferSelect

/** Listings as they stand now, by id. */
export async function readListings(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Listing>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(scholarships)
    .where(inArray(scholarships.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Keeps for everybody to read what their source changed in listings since they stood as before. */
export async function recordUpdates(
  tx: Transaction,
  before: ReadonlyMap<string, Listing>,
  now: Date,
): Promise<void> {
  const after = await readListings(tx, [...before.keys()])
  const events = [...before].flatMap(([scholarshipId, was]) => {
    const is = after.get(scholarshipId)
    const lines = is ? changedLines(was, is) : []
    return lines.length > 0 ? [{ scholarshipId, kind: 'updated' as const, lines }] : []
  })
  await recordEvents(tx, events, now)
}

const COMPARED: readonly { label: string; words: (listing: Listing) => string }[] = [
  { label: 'Name', words: ({ title }) => title },
  { label: 'What it is for', words: ({ descriptionText }) => descriptionText },
  { label: 'Award', words: ({ amounts, award }) => amountWords({ amounts, award, awards: 0 }) },
  { label: 'Last day to apply', words: ({ deadline }) => deadlineWords(deadline) },
  { label: 'Who it is for', words: rulesOf },
  { label: 'Where to apply', words: ({ applyUrl }) => applyUrl ?? 'not known' },
]

function rulesOf({ criteria, unreadSentences }: Listing): string {
  const said = [...criteria.all.map(clauseWords), ...unreadSentences]
  return said.join('. ') || 'nothing is said'
}

const changedLines = (was: Listing, is: Listing): string[] =>
  COMPARED.flatMap(({ label, words }) => {
    const [before, after] = [words(was), words(is)]
    return before === after ? [] : [changeLine({ field: '', label, before, after })]
  })
