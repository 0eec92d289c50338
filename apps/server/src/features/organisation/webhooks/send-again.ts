import type { WebhookDelivery } from '@laurel/contract/webhooks'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { webhookDeliveries } from '../../../db/schema/integrations.ts'
import type { Member } from '../organisations/require-member.ts'
import { deliverWebhooks } from './deliver.ts'
import { requireDelivery, requireWebhook } from './queries.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'server' | 'limits' | 'background'>

/** Sends a message that says nothing. */
export async function testWebhook(
  app: Parts,
  { organisationId }: Member,
  webhookId: string,
): Promise<WebhookDelivery> {
  const now = app.clock.now()
  const id = randomUUID()
  await requireWebhook(app.db, organisationId, webhookId)
  await app.limits.use('webhookByHand', organisationId)
  await app.db.insert(webhookDeliveries).values({
    id,
    webhookId,
    event: 'webhook.test',
    data: {},
    createdAt: now,
    nextTryAt: now,
  })
  deliverSoon(app)
  return requireDelivery(app.db, webhookId, id)
}

/** Sends a message once more, whatever became of it; its tries are counted anew. */
export async function replayDelivery(
  app: Parts,
  { organisationId }: Member,
  webhookId: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  await requireWebhook(app.db, organisationId, webhookId)
  const { id } = await requireDelivery(app.db, webhookId, deliveryId)
  await app.limits.use('webhookByHand', organisationId)
  const replayed = await transact(app.db, async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ tries: 0, nextTryAt: app.clock.now(), deliveredAt: null, outcome: null })
      .where(eq(webhookDeliveries.id, id))
    return requireDelivery(tx, webhookId, id)
  })
  deliverSoon(app)
  return replayed
}

/** For somebody who waits to see it arrive; what fails is sent by the minute's job. */
export function deliverSoon(app: Omit<Parts, 'limits'>): void {
  app.background.startAlone('deliver webhooks', () => deliverWebhooks(app))
}
