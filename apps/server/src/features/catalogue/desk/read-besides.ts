import type { DeskListing, DeskPair, DeskReport } from '@laurel/contract/desk-admin'
import { amountWords } from '@laurel/contract/words/amount-words'
import { deadlineWords } from '@laurel/contract/words/deadline-words'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { listingPairs } from '../../../db/schema/duplicates.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { supportRequests } from '../../../db/schema/support.ts'

type Row = Pick<
  typeof scholarships.$inferSelect,
  'amounts' | 'award' | 'deadline' | 'descriptionText'
>

/** A listing in a few words, to be held against another. */
export const toldOf = ({
  amounts,
  award,
  deadline,
  descriptionText,
}: Row): DeskListing['told'] => ({
  award: amountWords({ amounts, award, awards: 0 }),
  deadline: deadlineWords(deadline),
  text: descriptionText,
})

/** Entries that may be of the same award, and nobody has decided. */
export async function readPairs(db: Queryable, id: string): Promise<DeskPair[]> {
  const rows = await db
    .select({ pair: listingPairs, other: scholarships, sponsor: organisations.name })
    .from(listingPairs)
    .innerJoin(scholarships, eq(scholarships.id, listingPairs.goesId))
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .where(
      and(
        eq(listingPairs.staysId, id),
        isNull(listingPairs.settledAt),
        eq(scholarships.status, 'published'),
      ),
    )
    .orderBy(asc(listingPairs.foundAt), asc(listingPairs.id))
  return rows.map(({ pair, other, sponsor }) => ({
    id: pair.id,
    basis: pair.basis,
    likeness: pair.likeness,
    other: { id: other.id, title: other.title, sponsor, ...toldOf(other) },
  }))
}

/** What students reported, and nobody has answered. */
export async function readReports(db: Queryable, id: string): Promise<DeskReport[]> {
  const rows = await db
    .select()
    .from(supportRequests)
    .where(and(eq(supportRequests.scholarshipId, id), eq(supportRequests.status, 'Active')))
    .orderBy(asc(supportRequests.createdAt))
  return rows.map((row) => ({
    id: row.id,
    words: row.description,
    createdAt: row.createdAt.toISOString(),
  }))
}
