import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { rounds } from '../../../db/schema/rounds.ts'

/** What the round of a scholarship promises: how many awards, out of how much, told by when. */
export async function writeRound(
  tx: Transaction,
  round: { scholarshipId: string; cycle: string },
  { award, announceBy }: Pick<WrittenListing, 'award' | 'announceBy'>,
  now: Date,
): Promise<void> {
  const promised = {
    announceBy,
    awardCount: award.count,
    budgetUsd: award.budgetUsd,
    updatedAt: now,
  }
  await tx
    .insert(rounds)
    .values({ ...round, ...promised })
    .onConflictDoUpdate({ target: [rounds.scholarshipId, rounds.cycle], set: promised })
}

/** A draft whose day moved to another year has one round, not two. */
export async function dropOtherRounds(
  tx: Transaction,
  { scholarshipId, cycle }: { scholarshipId: string; cycle: string },
): Promise<void> {
  await tx
    .delete(rounds)
    .where(and(eq(rounds.scholarshipId, scholarshipId), ne(rounds.cycle, cycle)))
}
