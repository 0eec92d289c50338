import * as z from 'zod/mini'
import { billingSchema, planSchema } from './billing-shapes.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, shortText } from './fields.ts'

export const listPlans = defineCall({
  id: 'listPlans',
  method: 'GET',
  path: '/subscription-plans',
  summary: 'What can be subscribed to, each with and without the trial.',
  access: 'public',
  answer: z.array(planSchema),
})

/** Spec 2 section 3, "Checkout custom data": passed on, never acted on. */
const customField = z.optional(shortText(200))
const orderFields = {
  priceId: shortText(200).check(z.minLength(1)),
  linkId: customField,
  sourceId: customField,
  affiliateId: customField,
  userAgent: z.optional(shortText(500)),
  countryCode: customField,
}

export const createCheckoutSession = defineCall({
  id: 'createCheckoutSession',
  method: 'POST',
  path: '/user-payments/create-checkout-session',
  summary:
    'Opens a checkout at the provider that is set up: a page to go to, or what its frame needs.',
  access: 'applicant',
  body: z.strictObject(orderFields),
  answer: z.object({
    checkoutId: idSchema,
    place: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('redirect'), url: z.string() }),
      z.object({
        kind: z.literal('overlay'),
        clientToken: z.string(),
        environment: z.enum(['sandbox', 'production']),
        transactionId: z.string(),
      }),
    ]),
  }),
  errors: ['UNKNOWN_PLAN', 'ALREADY_SUBSCRIBED', 'BILLING_FAILED', 'TOO_MANY_REQUESTS'],
  isOnceOnly: true,
})

export const createSetupIntent = defineCall({
  id: 'createSetupIntent',
  method: 'POST',
  path: '/user-payments/create-setup-intent',
  summary: "Begins to take a card in by a form of the provider's, which we never see.",
  access: 'applicant',
  answer: z.object({ setupIntentId: z.string(), clientSecret: z.string() }),
  errors: ['BILLING_FAILED', 'TOO_MANY_REQUESTS'],
  isOnceOnly: true,
})

export const createSubscription = defineCall({
  id: 'createSubscription',
  method: 'POST',
  path: '/user-payments/create-subscription',
  summary: 'Subscribes with a card that a setup intent has taken in.',
  access: 'applicant',
  body: z.strictObject({ ...orderFields, setupIntentId: shortText(200).check(z.minLength(1)) }),
  answer: billingSchema,
  errors: ['UNKNOWN_PLAN', 'ALREADY_SUBSCRIBED', 'BILLING_FAILED', 'TOO_MANY_REQUESTS'],
  isOnceOnly: true,
})

export const confirmCheckout = defineCall({
  id: 'confirmCheckout',
  method: 'POST',
  path: '/user-payments/checkouts/{id}/confirm',
  summary:
    'Asks the provider what came of a checkout, for whoever returns before its webhook does.',
  access: 'applicant',
  params: idParams,
  answer: z.object({ status: z.enum(['open', 'completed', 'abandoned']), billing: billingSchema }),
  errors: ['NOT_FOUND', 'BILLING_FAILED', 'TOO_MANY_REQUESTS'],
})

export const receiveBillingEvent = defineCall({
  id: 'receiveBillingEvent',
  method: 'POST',
  path: '/user-payments/webhooks/{provider}',
  summary: 'What a provider tells; verified on its raw body, kept, and applied by a job.',
  access: 'public',
  params: z.object({ provider: z.enum(['stripe', 'paddle', 'sandbox']) }),
  bodyKind: 'raw',
  answer: z.object({ received: z.number() }),
  errors: ['NOT_FOUND', 'FORGED_EVENT', 'BILLING_FAILED'],
})

export const readBilling = defineCall({
  id: 'readBilling',
  method: 'GET',
  path: '/user-payments/subscription',
  summary: "This account's subscription, its invoices, and what the next one may begin with.",
  access: 'applicant',
  answer: billingSchema,
})

export const readNextCard = defineCall({
  id: 'readNextCard',
  method: 'GET',
  path: '/user-payments/card',
  summary:
    'The card that the next charge goes to, as its provider knows it now; null when unknown.',
  access: 'applicant',
  answer: z.object({
    card: z.nullable(
      z.object({
        /** Such as `Visa ending in 4242`. */
        label: z.string(),
        /** YYYY-MM. */
        expiresIn: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['BILLING_FAILED', 'TOO_MANY_REQUESTS'],
})

export const cancelSubscription = defineCall({
  id: 'cancelSubscription',
  method: 'POST',
  path: '/user-payments/cancel',
  summary: 'Ends the subscription with the period that is paid; a trial ends without a charge.',
  access: 'applicant',
  answer: billingSchema,
  errors: ['NO_SUBSCRIPTION', 'BILLING_FAILED', 'TOO_MANY_REQUESTS'],
})

export const resumeSubscription = defineCall({
  id: 'resumeSubscription',
  method: 'POST',
  path: '/user-payments/resume',
  summary: 'Takes a cancellation back before it takes effect.',
  access: 'applicant',
  answer: billingSchema,
  errors: ['NO_SUBSCRIPTION', 'BILLING_FAILED', 'TOO_MANY_REQUESTS'],
})

export const refundSubscription = defineCall({
  id: 'refundSubscription',
  method: 'POST',
  path: '/user-payments/refund',
  summary: 'Gives the latest cycle back when nothing of it was used, and ends the subscription.',
  access: 'applicant',
  answer: billingSchema,
  errors: ['NO_SUBSCRIPTION', 'NOT_REFUNDABLE', 'BILLING_FAILED', 'TOO_MANY_REQUESTS'],
})

export const openBillingPortal = defineCall({
  id: 'openBillingPortal',
  method: 'POST',
  path: '/user-payments/portal',
  summary: "A page of the provider's on which the card is changed.",
  access: 'applicant',
  answer: z.object({ url: z.string() }),
  errors: ['NO_SUBSCRIPTION', 'BILLING_FAILED', 'TOO_MANY_REQUESTS'],
})

export const readInvoice = defineCall({
  id: 'readInvoice',
  method: 'GET',
  path: '/user-payments/invoices/{id}',
  summary: 'One invoice as an A4 PDF; a refunded one says so.',
  access: 'applicant',
  params: idParams,
  answerKind: 'stream',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const readGuide = defineCall({
  id: 'readGuide',
  method: 'GET',
  path: '/user-payments/ebook',
  summary: 'The eBook for members: a guide to applying, as a PDF.',
  access: 'applicant',
  answerKind: 'stream',
  errors: ['SUBSCRIPTION_REQUIRED'],
})

export const readCanShare = defineCall({
  id: 'readCanShare',
  method: 'GET',
  path: '/register-applicants/can-share',
  summary: 'Whether this person may invite others, and the link to do it with.',
  access: 'applicant',
  answer: z.object({
    canShare: z.boolean(),
    /** Whoever signs up by it is noted; nobody is told who. Null without a right to share. */
    referralLink: z.nullable(z.string()),
  }),
})

/** What buttons and pages are called: few, and nothing of a person. */
const clickName = shortText(60).check(z.regex(/^[\w /+&.,'-]+$/))

export const recordPlanClick = defineCall({
  id: 'recordPlanClick',
  method: 'POST',
  path: '/subscription-plans/clicks',
  summary: "Notes 'Subscription Button clicked', once for each button of a page.",
  access: 'applicant',
  body: z.strictObject({
    event: z.literal('Subscription Button clicked'),
    buttonName: clickName,
    pageName: clickName,
  }),
  answer: z.object({ event: z.string() }),
  errors: ['TOO_MANY_REQUESTS'],
})
