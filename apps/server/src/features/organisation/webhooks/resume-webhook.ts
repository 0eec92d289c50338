import { and, eq, isNull, ne } from 'drizzle-orm'
import { transact } from '../../../db/transact.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { Member } from '../organisations/require-member.ts'
import { requireWebhook } from './queries.ts'
import { deliverSoon } from './send-again.ts'

type Parts = Parameters<typeof deliverSoon>[0]

/** Tells a webhook again that was switched off; what did not arrive is tried anew. */
export async function resumeWebhook(
  app: Parts,
  { userId, organisationId }: Member,
  webhookId: string,
): Promise<Record<string, never>> {
  await transact(app.db, async (tx) => {
    const { id, switchedOffAt } = await requireWebhook(tx, organisationId, webhookId)
    if (switchedOffAt === null) return
    const now = app.clock.now()
    await tx.update(webhooks).set({ switchedOffAt: null }).where(eq(webhooks.id, id))
    await tx
      .update(webhookDeliveries)
      .set({ tries: 0, nextTryAt: now, outcome: null })
      .where(
        and(
          eq(webhookDeliveries.webhookId, id),
          isNull(webhookDeliveries.deliveredAt),
          ne(webhookDeliveries.event, 'webhook.test'),
        ),
      )
    const details = { webhookId: id }
    const event = { organisationId, actorId: userId, action: 'resume_webhook', details }
    await recordAudit(tx, [event], now)
  })
  deliverSoon(app)
  return {}
}
