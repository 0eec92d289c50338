import { and, eq, lt, not, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { dayIn, endOfDay, startOfDay } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { cycleOf, lastBefore, nextOccurrence } from './rules.ts'

/**
 * Moves a yearly scholarship whose day has passed on to its next round. The new day is worked out,
 * not stated, so it stays marked as inferred, and as an estimate where the sponsor takes applications
 * itself and nobody here vouches for its day; applications of the last round keep their cycle. Where
 * the round had a first day, the next one waits for the same day before its last.
 * A round that somebody here has to decide stays the present one until everybody was told of it.
 */
export async function rollRecurringDeadlines({ db, clock }: App): Promise<number> {
  const now = clock.now()
  return transact(db, async (tx) => {
    const passed = await tx
      .select()
      .from(scholarships)
      .where(
        and(
          eq(scholarships.status, 'published'),
          lt(scholarships.closesAt, now),
          sql`${scholarships.deadline} ->> 'type' = 'recurring'`,
          sql`${scholarships.deadline} ->> 'monthDay' is not null`,
          not(isToBeDecided),
        ),
      )
      .for('update', { skipLocked: true })
    for (const { id, cycle, deadline, timeZone, delivery } of passed) {
      const isLastYears = delivery === 'provider' && !deadline.isInferred
      const date = nextOccurrence(deadline.monthDay ?? '', dayIn(timeZone, now))
      const opens = deadline.opens && lastBefore(deadline.opens, date)
      await tx
        .update(scholarships)
        .set({
          deadline: {
            ...deadline,
            date,
            ...(opens && { opens }),
            isInferred: true,
            // A day that the text names without a year returns; a stated one was of its round.
            ...(isLastYears && { isEstimate: true }),
          },
          ...(opens && { opensAt: startOfDay(opens, timeZone) }),
          closesAt: endOfDay(date, timeZone),
          cycle: cycleOf(date),
          updatedAt: now,
        })
        .where(eq(scholarships.id, id))
      await openNextRound(tx, { id, cycle }, cycleOf(date), now)
    }
    await recordCatalogueChange(
      tx,
      passed.map(({ id }) => id),
    )
    return passed.length
  })
}

/** Members of its organisation have applications of the present round and have told nobody yet. */
const isToBeDecided = sql`(exists (select 1 from ${organisationMembers} as members
    where members.organisation_id = ${scholarships}.organisation_id)
  and exists (select 1 from ${applications} as sent
    where sent.scholarship_id = ${scholarships}.id and sent.cycle = ${scholarships}.cycle
      and sent.status = 'Received' and sent.stage is distinct from 'withdrawn')
  and not exists (select 1 from ${rounds} as ended
    where ended.scholarship_id = ${scholarships}.id and ended.cycle = ${scholarships}.cycle
      and (ended.announced_at is not null or ended.cancelled_at is not null)))`

/** The next round gives as much as the last one; by when winners are told is promised anew. */
const openNextRound = (
  tx: Transaction,
  last: { id: string; cycle: string },
  cycle: string,
  now: Date,
) =>
  tx.execute(sql`
    insert into ${rounds} (scholarship_id, cycle, award_count, budget_usd, updated_at)
    select scholarship_id, ${cycle}, award_count, budget_usd, ${now.toISOString()}::timestamptz
    from ${rounds} where scholarship_id = ${last.id} and cycle = ${last.cycle}
    on conflict do nothing`)
