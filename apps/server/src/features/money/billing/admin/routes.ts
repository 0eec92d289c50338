import * as calls from '@laurel/contract/billing-admin'
import type { App } from '../../../../app-context.ts'
import { requireAdmin } from '../../../../http/require-admin.ts'
import { serve } from '../../../../http/serve.ts'
import { endGrant, grantSubscription } from './grant-subscription.ts'
import { listEvents, retryEvent } from './list-events.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { readRevenue } from './read-revenue.ts'

/** For administrators only: nobody else is told that there is such a call. */
export function billingAdminRoutes(app: App): void {
  serve(app, calls.listSubscriptions, async ({ who, query }) => {
    requireAdmin(who)
    return listSubscriptions(app, query)
  })
  serve(app, calls.grantSubscription, async ({ who, body }) =>
    grantSubscription(app, requireAdmin(who), body),
  )
  serve(app, calls.endGrant, async ({ who, params }) => {
    requireAdmin(who)
    return endGrant(app, params.id)
  })
  serve(app, calls.listBillingEvents, async ({ who, query }) => {
    requireAdmin(who)
    return listEvents(app, query)
  })
  serve(app, calls.retryBillingEvent, async ({ who, params }) => {
    requireAdmin(who)
    return retryEvent(app, params.id)
  })
  serve(app, calls.readRevenue, async ({ who, query }) => {
    requireAdmin(who)
    return readRevenue(app, query.months)
  })
}
