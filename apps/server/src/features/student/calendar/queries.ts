import type { CalendarFeed } from '@laurel/contract/calendar'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { calendarFeeds } from '../../../db/schema/automation.ts'
import { ownApplicantId, type OwnApplicantId } from '../../../http/session.ts'

export const NO_FEED: CalendarFeed = { path: null, createdAt: null }

/** The private address of a student's deadlines, if there is one. */
export async function readCalendarFeed(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<CalendarFeed> {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.applicantId, applicantId))
  return row ? toFeed(row) : NO_FEED
}

export const toFeed = ({ token, createdAt }: { token: string; createdAt: Date }): CalendarFeed => ({
  path: `/api/v1/calendar/${token}.ics`,
  createdAt: createdAt.toISOString(),
})

const FILE = /^([0-9a-f]{40})\.ics$/

/** The student whose private address names this file; undefined when it is nobody's. */
export async function findFeedOwner(
  db: Queryable,
  file: string,
): Promise<{ applicantId: OwnApplicantId; timeZone: string } | undefined> {
  const token = FILE.exec(file)?.[1]
  if (token === undefined) return undefined
  const [row] = await db
    .select({ applicantId: applicants.id, timeZone: applicants.timeZone })
    .from(calendarFeeds)
    .innerJoin(applicants, eq(applicants.id, calendarFeeds.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(calendarFeeds.token, token), isNull(users.purgeAfter)))
  return row && { ...row, applicantId: ownApplicantId(row.applicantId) }
}
