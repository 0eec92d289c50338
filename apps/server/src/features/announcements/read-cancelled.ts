import { asc, gt } from 'drizzle-orm'
import { addDays, DAY_MILLISECONDS, dayIn } from '../../days.ts'
import type { Queryable } from '../../db/database.ts'
import { rounds } from '../../db/schema/rounds.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { NAME_WITHIN_DAYS, RETURN_WITHIN_DAYS } from './rules.ts'
import { selectRounds } from './select-rounds.ts'

/** Rounds with applicants that were called off, until their money has to be back. */
export async function readCancelled(db: Queryable, now: Date) {
  const since = new Date(now.getTime() - (RETURN_WITHIN_DAYS + 1) * DAY_MILLISECONDS)
  const rows = await selectRounds(db, gt(rounds.cancelledAt, since)).orderBy(
    asc(rounds.cancelledAt),
    asc(scholarships.title),
  )
  return rows.map(({ round, title, timeZone, organisation, applicants }) => {
    const cancelledOn = dayIn(timeZone, round.cancelledAt ?? now)
    return {
      scholarshipId: round.scholarshipId,
      cycle: round.cycle,
      title,
      organisation,
      applicants,
      cancelledOn,
      nameBy: addDays(cancelledOn, NAME_WITHIN_DAYS),
      returnBy: addDays(cancelledOn, RETURN_WITHIN_DAYS),
      isTold: round.overdueToldAt !== null,
    }
  })
}
