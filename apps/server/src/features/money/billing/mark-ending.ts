import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { subscriptions } from '../../../db/schema/billing.ts'
import type { BillingParts } from './billing-parts.ts'
import type { HeldSubscription, SubscriptionRow } from './queries.ts'
import { ALLOWED } from './states.ts'
import { writeEndNotice } from './write-billing-mails.ts'

type EndReason = NonNullable<SubscriptionRow['endReason']>

/** Says that a subscription has to end at its provider, which is told after the commit. */
export async function endAtProvider(
  tx: Transaction,
  app: BillingParts,
  { id }: Pick<SubscriptionRow, 'id'>,
  endReason: EndReason,
): Promise<void> {
  const [row] = await tx
    .update(subscriptions)
    .set({ endReason })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.endReason)))
    .returning()
  if (row) await writeEndNotice(tx, app, row)
}

/** Whoever paid twice, in two windows, keeps what began first and gets the other's money back. */
export async function endSecond(
  tx: Transaction,
  app: BillingParts,
  held: readonly HeldSubscription[],
): Promise<void> {
  const running = held.filter(
    ({ row, status }) =>
      ALLOWED[status].isRunning && row.provider !== 'grant' && row.endReason === null,
  )
  // The latest begun stands first.
  for (const { row } of running.slice(0, -1)) await endAtProvider(tx, app, row, 'second')
}
