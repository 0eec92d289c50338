import { randomUUID } from 'node:crypto'
import { each, open, own, type AccessEntry } from './expectations.ts'
import type { World } from './callers.ts'
import { aCheckout, aGrant, anInvoice, aStoredEvent } from '../factories/billing.ts'
import { aStudent } from '../factories/student.ts'

const ORDER = { priceId: 'sandbox_quarter' }

/** What everybody gets who has not subscribed by paying. */
const unpaid = { otherwise: 'NO_SUBSCRIPTION' } as const

/** Nobody else is told that there is such a call. */
const forAdmins = { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } } as const

const aGrantee = async ({ app }: World) => ({
  body: {
    email: (await aStudent(app)).email,
    reason: 'A prize',
    endsAt: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
  },
})

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
  readNextCard: each(),
  cancelSubscription: each(undefined, unpaid),
  resumeSubscription: each(undefined, unpaid),
  refundSubscription: each(undefined, unpaid),
  openBillingPortal: each(undefined, unpaid),
  readInvoice: own(async ({ app }, of) => ({ params: { id: await anInvoice(app, of) } })),
  readGuide: each(undefined, {
    otherwise: 'SUBSCRIPTION_REQUIRED',
    outcomes: { subscriber: 'ok' },
  }),
  readCanShare: each(),
  recordPlanClick: each(() => ({
    body: { event: 'Subscription Button clicked', buttonName: 'Crown', pageName: 'Header' },
  })),

  listSubscriptions: each(undefined, forAdmins),
  grantSubscription: each(aGrantee, forAdmins),
  endGrant: each(async ({ app }) => ({ params: { id: (await aGrant(app)).id } }), forAdmins),
  listBillingEvents: each(undefined, forAdmins),
  retryBillingEvent: each(
    async ({ app }) => ({ params: { id: await aStoredEvent(app) } }),
    forAdmins,
  ),
  readRevenue: each(undefined, forAdmins),
}
