import type { CalendarFeed } from '@laurel/contract/calendar'
import { randomBytes } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import { calendarFeeds } from '../../../db/schema/automation.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { toFeed } from './queries.ts'

/** 160 bits: whoever has the address may read, so nobody may guess it. */
const TOKEN_BYTES = 20

/** Makes a private address for calendar programs; the one before stops working. */
export async function createCalendarFeed(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
): Promise<CalendarFeed> {
  const feed = { token: randomBytes(TOKEN_BYTES).toString('hex'), createdAt: clock.now() }
  await db
    .insert(calendarFeeds)
    .values({ applicantId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.applicantId, set: feed })
  return toFeed(feed)
}
