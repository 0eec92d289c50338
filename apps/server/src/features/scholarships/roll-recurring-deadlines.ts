import { and, eq, lt, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { dayIn, endOfDay } from '../../days.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { cycleOf, nextOccurrence } from './rules.ts'

/**
 * Moves a yearly scholarship whose day has passed on to its next round. The new day is worked out,
 * not stated, so it stays marked as inferred, and as an estimate where the sponsor takes applications
 * itself and nobody here vouches for its day; applications of the last round keep their cycle.
 */
export async function rollRecurringDeadlines({ db, clock }: App): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const passed = await tx
      .select()
      .from(scholarships)
      .where(
        and(
          eq(scholarships.status, 'published'),
          lt(scholarships.closesAt, now),
          sql`${scholarships.deadline} ->> 'type' = 'recurring'`,
          sql`${scholarships.deadline} ->> 'monthDay' is not null`,
        ),
      )
      .for('update', { skipLocked: true })
    for (const { id, deadline, timeZone, delivery } of passed) {
      const isLastYears = delivery === 'provider' && !deadline.isInferred
      const date = nextOccurrence(deadline.monthDay ?? '', dayIn(timeZone, now))
      await tx
        .update(scholarships)
        .set({
          deadline: {
            ...deadline,
            date,
            isInferred: true,
            // A day that the text names without a year returns; a stated one was of its round.
            ...(isLastYears && { isEstimate: true }),
          },
          closesAt: endOfDay(date, timeZone),
          cycle: cycleOf(date),
          updatedAt: now,
        })
        .where(eq(scholarships.id, id))
    }
    await recordCatalogueChange(
      tx,
      passed.map(({ id }) => id),
    )
    return passed.length
  })
}
