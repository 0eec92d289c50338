import * as calls from '@laurel/contract/privacy-admin'
import type { App } from '../../../../app-context.ts'
import { requireAdmin } from '../../../../http/require-admin.ts'
import { serve } from '../../../../http/serve.ts'
import { sendSoon } from '../../../common/mail/send-soon.ts'
import { extendRequest } from './extend-request.ts'
import { listQueue } from './list-queue.ts'
import { moveRequest } from './move-request.ts'
import { settleRequest } from './settle-request.ts'

/** For administrators only: nobody else is told that there is such a call. */
export function privacyQueueRoutes(app: App): void {
  serve(app, calls.listPrivacyQueue, async ({ who, query }) => {
    requireAdmin(who)
    return listQueue(app, query)
  })
  serve(app, calls.beginPrivacyWork, async ({ who, params }) => {
    requireAdmin(who)
    return moveRequest(app, params.id, 'in_work')
  })
  serve(app, calls.extendPrivacyRequest, async ({ who, params, body }) => {
    requireAdmin(who)
    const extended = await extendRequest(app, params.id, body.reason)
    sendSoon(app)
    return extended
  })
  serve(app, calls.settlePrivacyRequest, async ({ who, params, body }) => {
    requireAdmin(who)
    const settled = await settleRequest(app, params.id, body)
    sendSoon(app)
    return settled
  })
}
