import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { invoiceSchema, subscriptionStatusSchema } from './billing-shapes.ts'
import { defineCall } from './define-call.ts'
import { emailSchema, idParams, idSchema, instantSchema, shortText } from './fields.ts'

const provider = z.enum(['stripe', 'paddle', 'sandbox', 'grant'])

/** `closed_unpaid`: the account was closed before anything was paid. */
const endReason = z.enum(['trial_taken', 'second', 'refunded', 'account_closed', 'closed_unpaid'])

const heldSubscriptionSchema = z.object({
  id: idSchema,
  /** Null once the account is gone. */
  applicant: z.nullable(z.object({ id: idSchema, name: z.string(), email: z.string() })),
  provider,
  /** The provider's id of it. */
  providerId: z.string(),
  planTitle: z.nullable(z.string()),
  status: subscriptionStatusSchema,
  accessUntil: instantSchema,
  startedAt: instantSchema,
  trialEndsAt: z.nullable(instantSchema),
  periodEndsAt: instantSchema,
  cancelsAt: z.nullable(instantSchema),
  endedAt: z.nullable(instantSchema),
  /** Why it is ended at its provider, where nobody cancelled it. */
  endReason: z.nullable(endReason),
  /** Why it was given. */
  reason: z.nullable(z.string()),
  invoices: z.array(invoiceSchema),
})
export type HeldSubscription = z.infer<typeof heldSubscriptionSchema>

export const listSubscriptions = defineCall({
  id: 'listSubscriptions',
  method: 'GET',
  path: '/admin/subscriptions',
  summary: 'All subscriptions, the latest begun first; for administrators.',
  access: 'signedIn',
  query: z
    .object({
      ...windowFields,
      status: z.optional(subscriptionStatusSchema),
      provider: z.optional(provider),
      /** A part of an e-mail address or name, or an id of the provider's. */
      search: z.optional(shortText(200)),
    })
    .check(isWindow),
  answer: z.object({ total: z.number(), subscriptions: z.array(heldSubscriptionSchema) }),
  errors: ['NOT_FOUND'],
})

export const grantSubscription = defineCall({
  id: 'grantSubscription',
  method: 'POST',
  path: '/admin/subscriptions/grants',
  summary: 'Gives somebody a subscription for a reason, until an instant; for administrators.',
  access: 'signedIn',
  body: z.strictObject({
    email: emailSchema,
    reason: shortText(500).check(z.minLength(3, 'Please say why.')),
    endsAt: instantSchema,
  }),
  answer: heldSubscriptionSchema,
  errors: ['NOT_FOUND', 'ALREADY_SUBSCRIBED'],
  isOnceOnly: true,
})

export const endGrant = defineCall({
  id: 'endGrant',
  method: 'DELETE',
  path: '/admin/subscriptions/grants/{id}',
  summary: 'Takes back what was given; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: heldSubscriptionSchema,
})

const eventSchema = z.object({
  id: idSchema,
  provider: z.enum(['stripe', 'paddle', 'sandbox']),
  /** The provider's id of it. */
  providerId: z.string(),
  type: z.string(),
  /** The provider's id of the subscription that it is about. */
  subscriptionId: z.nullable(z.string()),
  occurredAt: instantSchema,
  receivedAt: instantSchema,
  appliedAt: z.nullable(instantSchema),
  tries: z.number(),
  /** Null when it was applied, or is not tried any more. */
  nextTryAt: z.nullable(instantSchema),
  problem: z.nullable(z.string()),
  /** What was done about its subscription, where that has to end; null where it goes on. */
  undone: z.nullable(
    z.object({
      reason: endReason,
      hasEnded: z.boolean(),
      /** By currency, in whatever was charged. */
      givenBack: z.array(z.object({ amountCents: z.number(), currency: z.string() })),
    }),
  ),
})
export type BillingEvent = z.infer<typeof eventSchema>

export const listBillingEvents = defineCall({
  id: 'listBillingEvents',
  method: 'GET',
  path: '/admin/billing-events',
  summary: 'What providers told, the latest first; for administrators.',
  access: 'signedIn',
  query: z
    .object({
      ...windowFields,
      /** `problem`: what was tried and could not be applied. */
      state: z._default(z.enum(['all', 'applied', 'waiting', 'problem']), 'all'),
    })
    .check(isWindow),
  answer: z.object({ total: z.number(), events: z.array(eventSchema) }),
  errors: ['NOT_FOUND'],
})

export const retryBillingEvent = defineCall({
  id: 'retryBillingEvent',
  method: 'POST',
  path: '/admin/billing-events/{id}/retry',
  summary: 'Tries at once to apply an event that could not be; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: eventSchema,
})

export const readRevenue = defineCall({
  id: 'readRevenue',
  method: 'GET',
  path: '/admin/revenue',
  summary: 'What came in and went back, by month, and what runs now; for administrators.',
  access: 'signedIn',
  query: z.object({
    /** This month and those before it, by UTC. */
    months: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60)), 12),
  }),
  answer: z.object({
    /** That of the plans: every sum is of what was charged in it. */
    currency: z.string(),
    /** Ever paid, what went back included. */
    paidCents: z.number(),
    refundedCents: z.number(),
    /** What a provider charged in other currencies, which no sum counts. */
    otherCurrencies: z.array(
      z.object({ currency: z.string(), paidCents: z.number(), refundedCents: z.number() }),
    ),
    /** What the subscriptions that renew come to in a month; trials are not counted. */
    monthlyRecurringCents: z.number(),
    running: z.array(
      z.object({
        planTitle: z.nullable(z.string()),
        status: subscriptionStatusSchema,
        subscriptions: z.number(),
      }),
    ),
    months: z.array(
      z.object({
        /** YYYY-MM. */
        month: z.string(),
        paidCents: z.number(),
        refundedCents: z.number(),
        begun: z.number(),
        ended: z.number(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
