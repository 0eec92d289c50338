import * as calls from '@laurel/contract/calendar'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { createCalendarFeed } from './create-calendar-feed.ts'
import { readCalendarFeed } from './queries.ts'
import { readCalendar } from './read-calendar.ts'
import { revokeCalendarFeed } from './revoke-calendar-feed.ts'

export function calendarRoutes(app: App): void {
  serve(app, calls.readCalendarFeed, ({ who }) => readCalendarFeed(app.db, who.applicantId))
  serve(app, calls.createCalendarFeed, ({ who }) => createCalendarFeed(app, who.applicantId))
  serve(app, calls.revokeCalendarFeed, ({ who }) => revokeCalendarFeed(app, who.applicantId))
  serve(app, calls.readCalendar, (asked) => readCalendar(app, asked))
}
