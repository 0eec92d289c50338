import type { CalendarFeed } from '@laurel/contract/calendar'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { calendarFeeds } from '../../../db/schema/automation.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { NO_FEED } from './queries.ts'

/** The private address stops working; without one nothing changes. */
export async function revokeCalendarFeed(
  { db }: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
): Promise<CalendarFeed> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.applicantId, applicantId))
  return NO_FEED
}
