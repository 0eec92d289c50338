import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { pickRound, readRounds, type Round } from './read-round.ts'

/** Holds a round for one who decides or tells: others wait until it is done. */
export async function holdRound(
  tx: Transaction,
  scholarshipId: string,
  cycle: string | undefined,
  now: Date,
): Promise<Round> {
  const asked = pickRound(await readRounds(tx, scholarshipId, now), cycle)
  const key = { scholarshipId, cycle: asked.cycle }
  await tx
    .insert(rounds)
    .values({ ...key, updatedAt: now })
    .onConflictDoNothing()
  await tx
    .select({ cycle: rounds.cycle })
    .from(rounds)
    .where(and(eq(rounds.scholarshipId, scholarshipId), eq(rounds.cycle, asked.cycle)))
    .for('update')
  // As it is now that nobody else is at it.
  return pickRound(await readRounds(tx, scholarshipId, now), asked.cycle)
}
