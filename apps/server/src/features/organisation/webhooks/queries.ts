import type { Webhook, WebhookDelivery } from '@laurel/contract/webhooks'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'
import { CallFailure } from '../../../http/failures.ts'
import { bodyOf } from './message-body.ts'

type DeliveryRow = typeof webhookDeliveries.$inferSelect

const stateOf = ({ deliveredAt, nextTryAt }: Pick<DeliveryRow, 'deliveredAt' | 'nextTryAt'>) =>
  deliveredAt ? 'delivered' : nextTryAt ? 'waiting' : 'failed'

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  body: bodyOf(row),
  state: stateOf(row),
  tries: row.tries,
  outcome: row.outcome,
  createdAt: row.createdAt.toISOString(),
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
})

/** Webhooks of an organisation, the oldest first, each with what became of its latest message. */
export async function readWebhooks(db: Queryable, organisationId: string): Promise<Webhook[]> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.organisationId, organisationId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  if (rows.length === 0) return []
  const latest = await db
    .selectDistinctOn([webhookDeliveries.webhookId])
    .from(webhookDeliveries)
    .where(
      inArray(
        webhookDeliveries.webhookId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(webhookDeliveries.webhookId, desc(webhookDeliveries.createdAt))
  const latestOf = new Map(latest.map((row) => [row.webhookId, row]))
  return rows.map(({ id, url, events, createdAt, switchedOffAt }) => {
    const message = latestOf.get(id)
    return {
      id,
      url,
      events,
      createdAt: createdAt.toISOString(),
      switchedOffAt: switchedOffAt?.toISOString() ?? null,
      latest: message
        ? {
            state: stateOf(message),
            outcome: message.outcome,
            at: (message.deliveredAt ?? message.createdAt).toISOString(),
          }
        : null,
    }
  })
}

/** Throws NOT_FOUND for a webhook of somebody else. */
export async function requireWebhook(
  db: Queryable,
  organisationId: string,
  webhookId: string,
): Promise<typeof webhooks.$inferSelect> {
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.organisationId, organisationId)))
  if (!webhook) throw new CallFailure('NOT_FOUND')
  return webhook
}

export async function readDeliveries(
  db: Queryable,
  webhookId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; deliveries: WebhookDelivery[] }> {
  const own = eq(webhookDeliveries.webhookId, webhookId)
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(own)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .offset(offset)
    .limit(limit - offset)
  return { total: await db.$count(webhookDeliveries, own), deliveries: rows.map(toDelivery) }
}

/** Throws NOT_FOUND for one of another webhook. */
export async function requireDelivery(
  db: Queryable,
  webhookId: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)))
  if (!row) throw new CallFailure('NOT_FOUND')
  return toDelivery(row)
}
