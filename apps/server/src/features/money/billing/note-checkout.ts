import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { checkouts } from '../../../db/schema/billing.ts'

interface Outcome {
  id: string
  isCompleted: boolean
  subscriptionId: string | undefined
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Notes what came of a checkout of ours; one that was completed stays so, whatever is told later.
 * Somebody else's at the same provider has another kind of id, or none that is known here.
 */
export async function noteCheckout(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { id, isCompleted, subscriptionId }: Outcome,
): Promise<void> {
  if (!UUID.test(id)) return
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
