import type { WebhookEvent } from '@laurel/contract/webhooks'
import { and, arrayContains, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/database.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'

interface Event {
  organisationId: string
  event: WebhookEvent
  /** Ids and codes; never a person's words or name. */
  data: Record<string, string>
}

/** Puts events on their way to the webhooks that ask for them, in the transaction of what happened. */
export async function recordWebhookEvents(
  tx: Transaction,
  { organisationId, event }: Pick<Event, 'organisationId' | 'event'>,
  data: readonly Event['data'][],
  now: Date,
): Promise<void> {
  const asking = await tx
    .select({ id: webhooks.id, switchedOffAt: webhooks.switchedOffAt })
    .from(webhooks)
    .where(
      and(eq(webhooks.organisationId, organisationId), arrayContains(webhooks.events, [event])),
    )
  const deliveries = asking.flatMap(({ id, switchedOffAt }) =>
    data.map((each) => ({
      id: randomUUID(),
      webhookId: id,
      event,
      data: each,
      createdAt: now,
      // What one that is switched off misses is kept for when it is told again.
      nextTryAt: switchedOffAt === null ? now : null,
    })),
  )
  if (deliveries.length > 0) await tx.insert(webhookDeliveries).values(deliveries)
}
