import * as calls from '@laurel/contract/notifications'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { listNotifications } from './queries.ts'
import { readNotifications } from './read-notifications.ts'

export function notificationRoutes(app: App): void {
  serve(app, calls.listNotifications, ({ who, query }) =>
    listNotifications(app, who.applicantId, query),
  )
  serve(app, calls.readNotifications, ({ who, body }) =>
    readNotifications(app, who.applicantId, body),
  )
}
