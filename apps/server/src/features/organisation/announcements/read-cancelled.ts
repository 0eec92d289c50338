import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import { addDays, dayIn } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { NAME_WITHIN_DAYS, RETURN_WITHIN_DAYS } from './rules.ts'
import { selectRounds } from './select-rounds.ts'

/** Rounds with applicants that were called off, until their money is settled. */
export async function readCancelled(db: Queryable, now: Date) {
  const isOpen = and(isNotNull(rounds.cancelledAt), isNull(rounds.settledAt))
  const rows = await selectRounds(db, isOpen).orderBy(
    asc(rounds.cancelledAt),
    asc(scholarships.title),
  )
  return rows.map(({ round, title, timeZone, organisation, applicants }) => {
    const cancelledOn = dayIn(timeZone, round.cancelledAt ?? now)
    const returnBy = addDays(cancelledOn, RETURN_WITHIN_DAYS)
    const isLate = dayIn(timeZone, now) > returnBy
    return {
      scholarshipId: round.scholarshipId,
      cycle: round.cycle,
      title,
      organisation,
      applicants,
      cancelledOn,
      nameBy: addDays(cancelledOn, NAME_WITHIN_DAYS),
      returnBy,
      isLate,
      isTold: (isLate ? round.lateToldAt : round.overdueToldAt) !== null,
    }
  })
}
