import { randomUUID } from 'node:crypto'
import type { createSetupIntent, createSubscription } from '@laurel/contract/billing'
import type { Billing } from '@laurel/contract/billing-shapes'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { takeState } from './ask-provider.ts'
import { asBillingFailed } from './billing-failed.ts'
import { endSoon } from './end-soon.ts'
import { noteCheckout } from './note-checkout.ts'
import { readBilling } from './read-billing.ts'
import { readCustomer, readOrder, type Ordering } from './read-order.ts'

/** Begins to take a card in, by a form of the provider's: no number of it ever comes here. */
export async function beginCard(
  app: App,
  who: ApplicantSession,
): Promise<AnswerOf<typeof createSetupIntent>> {
  await app.limits.use('checkout', who.applicantId)
  const { email, name } = await readCustomer(app, who)
  try {
    return await app.billing.createSetupIntent({ applicantId: who.applicantId, email, name })
  } catch (error) {
    throw asBillingFailed(app, error)
  }
}

/** Subscribes with a card that was taken in. */
export async function subscribeWithCard(
  app: App,
  asked: Ordering<BodyOf<typeof createSubscription>>,
): Promise<Billing> {
  await app.limits.use('checkout', asked.who.applicantId)
  const id = randomUUID()
  const { order } = await readOrder(app, asked, id)
  try {
    const state = await app.billing.createSubscription(order, asked.body.setupIntentId)
    const { subscriptionId } = state.subscription
    await noteCheckout(app, { id, isCompleted: true, subscriptionId })
    await takeState(app, state)
  } catch (error) {
    await noteCheckout(app, { id, isCompleted: false, subscriptionId: undefined })
    throw asBillingFailed(app, error)
  }
  endSoon(app)
  return readBilling(app, asked.who.applicantId)
}
