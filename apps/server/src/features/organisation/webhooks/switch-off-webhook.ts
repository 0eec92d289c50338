import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { readOwners } from '../organisations/queries.ts'
import { switchedOffEmail } from './emails.ts'

/** As long as a message is tried. */
const SILENT_DAYS = 3

/**
 * Tells a webhook nothing more where a message was given up and no other one arrived meanwhile, and
 * mails it to the owners, once. What it misses from now on is kept.
 */
export async function switchOffWebhook(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  webhookId: string,
): Promise<void> {
  const now = clock.now()
  if (await hasArrived(tx, webhookId, now)) return
  const isOn = and(eq(webhooks.id, webhookId), isNull(webhooks.switchedOffAt))
  const [off] = await tx.update(webhooks).set({ switchedOffAt: now }).where(isOn).returning()
  if (!off) return
  await tx
    .update(webhookDeliveries)
    .set({ nextTryAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.nextTryAt)))
  const [organisation] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, off.organisationId))
  const about = { organisation: organisation?.name ?? '', url: off.url }
  for (const owner of await readOwners(tx, off.organisationId))
    await writeEmail(tx, switchedOffEmail(owner, about, config), now)
}

async function hasArrived(tx: Transaction, webhookId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SILENT_DAYS * DAY_MILLISECONDS)
  const isArrived = and(
    eq(webhookDeliveries.webhookId, webhookId),
    gt(webhookDeliveries.deliveredAt, since),
  )
  return (await tx.$count(webhookDeliveries, isArrived)) > 0
}
