import { randomUUID } from 'node:crypto'
import { each, open, own, type AccessEntry } from './expectations.ts'
import { aCheckout, anInvoice } from '../factories/billing.ts'

const ORDER = { priceId: 'sandbox_quarter' }

/** What everybody gets who has not subscribed by paying. */
const unpaid = { otherwise: 'NO_SUBSCRIPTION' } as const

/** Plans, checkouts and subscriptions. */
export const BILLING_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  listPlans: open(),
  createCheckoutSession: each(() => ({ body: ORDER })),
  createSetupIntent: each(),
  createSubscription: each(() => ({ body: { ...ORDER, setupIntentId: randomUUID() } }), {
    otherwise: 'BILLING_FAILED',
  }),
  confirmCheckout: own(async ({ app }, of) => ({
    params: { id: await aCheckout(app, of) },
  })),
  receiveBillingEvent: open(
    () => ({
      params: { provider: 'sandbox' },
      raw: { payload: Buffer.from('{}'), type: 'application/json' },
    }),
    { otherwise: 'FORGED_EVENT' },
  ),
  readBilling: each(),
  cancelSubscription: each(undefined, unpaid),
  resumeSubscription: each(undefined, unpaid),
  refundSubscription: each(undefined, unpaid),
  openBillingPortal: each(undefined, unpaid),
  readInvoice: own(async ({ app }, of) => ({ params: { id: await anInvoice(app, of) } })),
  readCanShare: each(),
  recordPlanClick: each(() => ({
    body: { event: 'Subscription Button clicked', buttonName: 'Crown', pageName: 'Header' },
  })),
}
