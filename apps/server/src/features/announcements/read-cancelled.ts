import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import { addDays, DAY_MILLISECONDS, dayIn } from '../../days.ts'
import type { Queryable } from '../../db/database.ts'
import { applicants, users } from '../../db/schema/accounts.ts'
import { applications } from '../../db/schema/applications.ts'
import { organisations } from '../../db/schema/organisations.ts'
import { rounds } from '../../db/schema/rounds.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { isReceived } from './read-round.ts'
import { NAME_WITHIN_DAYS, RETURN_WITHIN_DAYS } from './rules.ts'

/** Rounds with applicants that were called off, until their money has to be back. */
export async function readCancelled(db: Queryable, now: Date) {
  const since = new Date(now.getTime() - (RETURN_WITHIN_DAYS + 1) * DAY_MILLISECONDS)
  const rows = await db
    .select({
      scholarshipId: rounds.scholarshipId,
      cycle: rounds.cycle,
      title: scholarships.title,
      timeZone: scholarships.timeZone,
      organisation: organisations.name,
      cancelledAt: rounds.cancelledAt,
      toldAt: rounds.overdueToldAt,
      applicants: count(),
    })
    .from(rounds)
    .innerJoin(scholarships, eq(scholarships.id, rounds.scholarshipId))
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .innerJoin(
      applications,
      and(
        eq(applications.scholarshipId, rounds.scholarshipId),
        eq(applications.cycle, rounds.cycle),
        isReceived,
      ),
    )
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, and(eq(users.id, applicants.userId), isNull(users.purgeAfter)))
    .where(gt(rounds.cancelledAt, since))
    .groupBy(rounds.scholarshipId, rounds.cycle, scholarships.id, organisations.id)
    .orderBy(asc(rounds.cancelledAt), asc(scholarships.title))
  return rows.map(({ timeZone, cancelledAt, toldAt, ...round }) => {
    const cancelledOn = dayIn(timeZone, cancelledAt ?? now)
    return {
      ...round,
      cancelledOn,
      nameBy: addDays(cancelledOn, NAME_WITHIN_DAYS),
      returnBy: addDays(cancelledOn, RETURN_WITHIN_DAYS),
      isTold: toldAt !== null,
    }
  })
}
