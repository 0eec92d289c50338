import type { confirmCheckout as confirmCall } from '@laurel/contract/billing'
import type { AnswerOf } from '@laurel/contract/define-call'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { checkouts } from '../../../db/schema/billing.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { askProvider } from './ask-provider.ts'
import { asBillingFailed } from './billing-failed.ts'
import { endSoon } from './end-soon.ts'
import { noteCheckout } from './note-checkout.ts'
import { findSubscription } from './queries.ts'
import { readBilling } from './read-billing.ts'

/** Asks the provider what came of a checkout: whoever paid does not wait for its webhook. */
export async function confirmCheckout(
  app: App,
  applicantId: OwnApplicantId,
  id: string,
): Promise<AnswerOf<typeof confirmCall>> {
  const own = and(eq(checkouts.id, id), eq(checkouts.applicantId, applicantId))
  const [checkout] = await app.db.select().from(checkouts).where(own)
  if (!checkout) throw new CallFailure('NOT_FOUND')
  const { providerId, provider } = checkout
  const isAsked = provider === app.billing.name && checkout.status !== 'abandoned'
  if (isAsked && providerId !== null && !(await isTold(app, checkout))) {
    await app.limits.use('checkoutOutcome', applicantId)
    try {
      const { isCompleted, subscriptionId } = await app.billing.readCheckout(providerId)
      if (isCompleted) await noteCheckout(app, { id, isCompleted, subscriptionId })
      if (isCompleted && subscriptionId !== undefined) await askProvider(app, subscriptionId)
    } catch (error) {
      throw asBillingFailed(app, error)
    }
  }
  endSoon(app)
  const [now = checkout] = await app.db.select().from(checkouts).where(own)
  return { status: now.status, billing: await readBilling(app, applicantId) }
}

/** Whether the webhooks were faster: then nobody who paid waits for the provider, nor fails with it. */
async function isTold(
  { db, billing }: App,
  { status, subscriptionProviderId }: typeof checkouts.$inferSelect,
): Promise<boolean> {
  if (status !== 'completed' || subscriptionProviderId === null) return false
  return (await findSubscription(db, billing.name, subscriptionProviderId)) !== undefined
}
