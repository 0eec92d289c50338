import * as calls from '@laurel/contract/support-admin'
import type { App } from '../../../../app-context.ts'
import { requireAdmin } from '../../../../http/require-admin.ts'
import { onceKeyOf, serve } from '../../../../http/serve.ts'
import { answerRequest } from './answer-request.ts'
import { listQueue } from './list-queue.ts'
import { resolveRequest } from './resolve-request.ts'

/** For administrators only: nobody else is told that there is such a call. */
export function supportAdminRoutes(app: App): void {
  serve(app, calls.listSupportQueue, async ({ who, query }) => {
    requireAdmin(who)
    return listQueue(app.db, query)
  })
  serve(app, calls.answerSupport, async (asked) => {
    requireAdmin(asked.who)
    const once = onceKeyOf(calls.answerSupport, asked)
    return answerRequest(app, { id: asked.params.id, answer: asked.body.answer, once })
  })
  serve(app, calls.resolveSupport, async ({ who, params }) => {
    requireAdmin(who)
    return resolveRequest(app, params.id)
  })
}
