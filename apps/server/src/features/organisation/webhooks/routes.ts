import * as calls from '@laurel/contract/webhooks'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import type { Session } from '../../../http/session.ts'
import { requireMember } from '../organisations/require-member.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { readDeliveries, readWebhooks, requireWebhook } from './queries.ts'
import { resumeWebhook } from './resume-webhook.ts'
import { replayDelivery, testWebhook } from './send-again.ts'

export function webhookRoutes(app: App): void {
  const ownerOf = (who: Session, id: string) => requireMember(app.db, who, id, 'manage_integration')
  serve(app, calls.listWebhooks, async ({ who, params }) => {
    const { organisationId } = await ownerOf(who, params.id)
    return readWebhooks(app.db, organisationId)
  })
  serve(app, calls.createWebhook, async ({ who, params, body }) =>
    createWebhook(app, await ownerOf(who, params.id), body),
  )
  serve(app, calls.deleteWebhook, async ({ who, params }) =>
    deleteWebhook(app, await ownerOf(who, params.id), params.webhookId),
  )
  serve(app, calls.listDeliveries, async ({ who, params, query }) => {
    const { organisationId } = await ownerOf(who, params.id)
    const { id } = await requireWebhook(app.db, organisationId, params.webhookId)
    return readDeliveries(app.db, id, query)
  })
  serve(app, calls.testWebhook, async ({ who, params }) =>
    testWebhook(app, await ownerOf(who, params.id), params.webhookId),
  )
  serve(app, calls.resumeWebhook, async ({ who, params }) =>
    resumeWebhook(app, await ownerOf(who, params.id), params.webhookId),
  )
  serve(app, calls.replayDelivery, async ({ who, params }) =>
    replayDelivery(app, await ownerOf(who, params.id), params.webhookId, params.deliveryId),
  )
}
