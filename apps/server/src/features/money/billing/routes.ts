import * as calls from '@laurel/contract/billing'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { billingAdminRoutes } from './admin/routes.ts'
import {
  cancelSubscription,
  openPortal,
  refundSubscription,
  resumeSubscription,
} from './change-subscription.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { listPlans } from './list-plans.ts'
import { openCheckout } from './open-checkout.ts'
import { readBilling } from './read-billing.ts'
import { readCanShare } from './read-can-share.ts'
import { readInvoice } from './read-invoice.ts'
import { readNextCard } from './read-next-card.ts'
import { receiveEvents } from './receive-events.ts'
import { recordPlanClick } from './record-plan-click.ts'
import { beginCard, subscribeWithCard } from './take-card.ts'

export function billingRoutes(app: App): void {
  billingAdminRoutes(app)
  serve(app, calls.listPlans, () => listPlans(app))
  serve(app, calls.createCheckoutSession, (asked) => openCheckout(app, asked))
  serve(app, calls.createSetupIntent, ({ who }) => beginCard(app, who))
  serve(app, calls.createSubscription, (asked) => subscribeWithCard(app, asked))
  serve(app, calls.confirmCheckout, ({ who, params }) =>
    confirmCheckout(app, who.applicantId, params.id),
  )
  serve(app, calls.receiveBillingEvent, (asked) => receiveEvents(app, asked))
  serve(app, calls.readBilling, ({ who }) => readBilling(app, who.applicantId))
  serve(app, calls.readNextCard, ({ who }) => readNextCard(app, who.applicantId))
  serve(app, calls.cancelSubscription, ({ who }) => cancelSubscription(app, who.applicantId))
  serve(app, calls.resumeSubscription, ({ who }) => resumeSubscription(app, who.applicantId))
  serve(app, calls.refundSubscription, ({ who }) => refundSubscription(app, who.applicantId))
  serve(app, calls.openBillingPortal, ({ who }) => openPortal(app, who.applicantId))
  serve(app, calls.readInvoice, ({ who, params, reply }) => readInvoice(app, who, params.id, reply))
  serve(app, calls.readCanShare, ({ who }) => readCanShare(app, who.applicantId))
  serve(app, calls.recordPlanClick, async ({ who, body }) => {
    await recordPlanClick(app, who.applicantId, body)
    return { event: body.event }
  })
}
