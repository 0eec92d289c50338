import * as z from 'zod/mini'
import { idSchema, instantSchema } from './fields.ts'

export const intervalSchema = z.enum(['month', 'quarter', 'year'])
export type Interval = z.infer<typeof intervalSchema>

export const planSchema = z.object({
  id: idSchema,
  /** `Quarterly Plan`, or `Quarterly Plan-7 day trial`. */
  title: z.string(),
  /** With its currency before it: `$30`. */
  price: z.string(),
  productId: z.string(),
  /** Features, separated by commas; the first is told with emphasis. */
  description: z.string(),
  paddlePriceId: z.nullable(z.string()),
  stripePriceId: z.nullable(z.string()),
  /** What `/auth/payment?pId=` names: the price id of the provider that is set up here. */
  priceId: z.string(),
  interval: intervalSchema,
  priceCents: z.number(),
  /** False where payments are only played: in the sandbox. */
  takesMoney: z.boolean(),
  /** 0 without a trial. */
  trialDays: z.number(),
  /** Another price that was announced, and from when it counts. */
  coming: z.nullable(z.object({ price: z.string(), priceCents: z.number(), from: instantSchema })),
  /** Dollars saved in a year ÷ twelve months of the monthly plan (spec 3, "People"); 0 for that one. */
  savings: z.number(),
})
export type Plan = z.infer<typeof planSchema>

export const subscriptionStatusSchema = z.enum([
  'trialing',
  'active',
  'past_due',
  'cancelled',
  'expired',
  'refunded',
])
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>

export const invoiceSchema = z.object({
  id: idSchema,
  /** Such as `L-2026-000012`; null for what was never paid. */
  number: z.nullable(z.string()),
  amountCents: z.number(),
  currency: z.string(),
  status: z.enum(['paid', 'failed', 'refunded']),
  periodStartsAt: instantSchema,
  periodEndsAt: instantSchema,
  chargedAt: instantSchema,
  /** Given back so far: all of it, a part, or 0. */
  refundedCents: z.number(),
  /** When it was given back, or the last part of it. */
  refundedAt: z.nullable(instantSchema),
  cardLabel: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof invoiceSchema>

export const subscriptionSchema = z.object({
  id: idSchema,
  status: subscriptionStatusSchema,
  /** Null for one that was given. */
  plan: z.nullable(planSchema),
  provider: z.enum(['stripe', 'paddle', 'sandbox', 'grant']),
  startedAt: instantSchema,
  trialEndsAt: z.nullable(instantSchema),
  periodEndsAt: z.nullable(instantSchema),
  /** It was cancelled, and runs until then. */
  cancelsAt: z.nullable(instantSchema),
  /** The next charge; null when none will come. */
  nextCharge: z.nullable(z.object({ at: instantSchema, amountCents: z.number() })),
  /** The latest cycle was not used, so that its money can be had back. */
  canRefund: z.boolean(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const billingSchema = z.object({
  /** Whether everything that is paid for is open now. */
  isActive: z.boolean(),
  /** Until when, as far as is known now; null when it is not. */
  accessUntil: z.nullable(instantSchema),
  /** The present one, or the last. */
  subscription: z.nullable(subscriptionSchema),
  /** Newest first. */
  invoices: z.array(invoiceSchema),
  /** Whether the next subscription may begin with a trial. */
  hasTrialLeft: z.boolean(),
  /** Whether the card can be changed on a page of the provider's. */
  hasPortal: z.boolean(),
})
export type Billing = z.infer<typeof billingSchema>
