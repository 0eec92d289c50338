import type { Automation } from '@laurel/contract/automation'
import { and, asc, count, eq, gt, gte, inArray, isNull } from 'drizzle-orm'
import { dayIn, startOfDay } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { automations } from '../../../db/schema/automation.ts'
import { ownApplicantId, type OwnApplicantId } from '../../../http/session.ts'

/** How it is for a student who never changed anything. */
const AT_THE_START: Automation = {
  reappliesToRecurring: false,
  appliesToNewMatches: false,
  dailyLimit: 5,
  remindsOfDeadlines: true,
  minutesPerDay: 60,
}

/** What a student lets Laurel do by itself. */
export async function readAutomation(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<Automation> {
  const { reappliesToRecurring, appliesToNewMatches, dailyLimit } = automations
  const { remindsOfDeadlines, minutesPerDay } = automations
  const [row] = await db
    .select({
      reappliesToRecurring,
      appliesToNewMatches,
      dailyLimit,
      remindsOfDeadlines,
      minutesPerDay,
    })
    .from(automations)
    .where(eq(automations.applicantId, applicantId))
  return row ?? AT_THE_START
}

/** The two things that Laurel sends by itself, for subscribers only. */
export type Switch = 'reappliesToRecurring' | 'appliesToNewMatches'

export interface AutomatedStudent {
  applicantId: OwnApplicantId
  timeZone: string
}

/** The subscribers for whom a switch is on. */
export async function findSwitchedOn(
  db: Queryable,
  name: Switch,
  now: Date,
): Promise<AutomatedStudent[]> {
  const rows = await db
    .select({ applicantId: applicants.id, timeZone: applicants.timeZone })
    .from(automations)
    .innerJoin(applicants, eq(applicants.id, automations.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(
      and(
        eq(automations[name], true),
        gt(applicants.subscribedUntil, now),
        isNull(users.purgeAfter),
      ),
    )
    .orderBy(asc(applicants.id))
  return rows.map((row) => ({ ...row, applicantId: ownApplicantId(row.applicantId) }))
}

/** How many applications were sent by themselves on the student's present day. */
export async function countSentToday(
  db: Queryable,
  { applicantId, timeZone }: AutomatedStudent,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(applications)
    .innerJoin(submissions, eq(submissions.applicationId, applications.id))
    .where(
      and(
        eq(applications.applicantId, applicantId),
        inArray(applications.origin, ['automatic', 'recurring']),
        gte(submissions.submittedAt, startOfDay(dayIn(timeZone, now), timeZone)),
      ),
    )
  return row?.number ?? 0
}
