import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { webhooks } from '../../../db/schema/integrations.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { Member } from '../organisations/require-member.ts'
import { requireWebhook } from './queries.ts'

/** Ends a webhook with all that waits for it. */
export async function deleteWebhook(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, organisationId }: Member,
  webhookId: string,
): Promise<Record<string, never>> {
  await transact(db, async (tx) => {
    const { id } = await requireWebhook(tx, organisationId, webhookId)
    await tx.delete(webhooks).where(eq(webhooks.id, id))
    const details = { webhookId: id }
    const event = { organisationId, actorId: userId, action: 'delete_webhook', details }
    await recordAudit(tx, [event], clock.now())
  })
  return {}
}
