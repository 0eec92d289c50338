import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { checkouts } from '../../db/schema/billing.ts'

interface Outcome {
  id: string
  isCompleted: boolean
  subscriptionId: string | undefined
}

/** Notes what came of a checkout; one that was completed stays so, whatever is told later. */
export async function noteCheckout(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { id, isCompleted, subscriptionId }: Outcome,
): Promise<void> {
  const endedAt = clock.now()
  await db
    .update(checkouts)
    .set({
      status: isCompleted ? 'completed' : 'abandoned',
      endedAt,
      ...(subscriptionId !== undefined && { subscriptionProviderId: subscriptionId }),
    })
    .where(and(eq(checkouts.id, id), ne(checkouts.status, 'completed')))
}
