import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { daySchema, emailSchema, idParams, idSchema, instantSchema, shortText } from './fields.ts'

/** How a partner is paid: on the 1st of each month, or whenever an amount has come together. */
export const PAYOUT_KINDS = ['monthly', 'threshold'] as const
export type PayoutKind = (typeof PAYOUT_KINDS)[number]

/** What stands in a partner's links after `linkId=`, or `affiliateId=`. */
const LINK_ID = /^[\w.-]{3,60}$/
const MOST_CENTS = 1_000_000
const ALL_BASIS_POINTS = 10_000

const cents = (most: number) =>
  z
    .number('Please enter an amount.')
    .check(
      z.int('Please enter whole cents.'),
      z.minimum(0, 'Please enter an amount from $0.'),
      z.maximum(most, `Please enter at most $${(most / 100).toLocaleString('en-US')}.`),
    )

const partnerFields = {
  name: shortText(100).check(z.minLength(1, 'Please enter a name.')),
  email: emailSchema,
  /** Paid once for each account that becomes a member. */
  memberCents: cents(MOST_CENTS),
  /** Of every payment of their members: 1,000 is a tenth. */
  shareBasisPoints: z
    .number('Please enter a percentage.')
    .check(
      z.int('Please enter at most two decimals.'),
      z.minimum(0, 'Please enter a percentage from 0.'),
      z.maximum(ALL_BASIS_POINTS, 'Please enter at most 100%.'),
    ),
  payout: z.enum(PAYOUT_KINDS, 'Please choose how they are paid.'),
  /** With `threshold`: the amount. */
  thresholdCents: z.nullable(
    cents(MOST_CENTS).check(z.minimum(100, 'Please enter an amount from $1.')),
  ),
}

type Terms = {
  memberCents: number
  shareBasisPoints: number
  payout: PayoutKind
  thresholdCents: number | null
}

const paysSomething = z.refine<Terms>(
  ({ memberCents, shareBasisPoints }) => memberCents > 0 || shareBasisPoints > 0,
  { message: 'Please agree on a reward, a share, or both.', path: ['memberCents'] },
)

const hasThreshold = z.refine<Terms>(
  ({ payout, thresholdCents }) => (payout === 'threshold') === (thresholdCents !== null),
  { message: 'Please enter the amount at which they are paid.', path: ['thresholdCents'] },
)

/** All that was ever counted of a partner. Money is in cents of US dollars. */
const figuresSchema = z.object({
  /** Visits by their link of those who agreed to be measured. */
  visits: z.number(),
  signUps: z.number(),
  /** Accounts whose payments earn the partner something. */
  members: z.number(),
  /** What was earned, without what was taken back. */
  earnedCents: z.number(),
  /** Of it: may still be taken back. */
  heldCents: z.number(),
  /** Of it: goes into the next payout; below 0 where more was taken back than came since. */
  payableCents: z.number(),
  /** Of it: in payouts that wait to be paid. */
  dueCents: z.number(),
  paidCents: z.number(),
})
export type PartnerFigures = z.infer<typeof figuresSchema>

const partnerSchema = z.object({
  id: idSchema,
  ...partnerFields,
  linkId: z.string(),
  createdAt: instantSchema,
  /** From then on nothing is credited to them. */
  endedAt: z.nullable(instantSchema),
  figures: figuresSchema,
})
export type Partner = z.infer<typeof partnerSchema>

export const listPartners = defineCall({
  id: 'listPartners',
  method: 'GET',
  path: '/admin/partners',
  summary: 'Partners, by what they are owed, the most first; for administrators.',
  access: 'signedIn',
  query: z.object(windowFields).check(isWindow),
  answer: z.object({
    total: z.number(),
    partners: z.array(partnerSchema),
    /** Links that accounts named at sign-up and that are no partner's, the most named first. */
    unclaimed: z.array(z.object({ linkId: z.string(), signUps: z.number() })),
  }),
  errors: ['NOT_FOUND'],
})

export const addPartner = defineCall({
  id: 'addPartner',
  method: 'POST',
  path: '/admin/partners',
  summary: 'Makes somebody a partner and emails them their figures; for administrators.',
  access: 'signedIn',
  body: z
    .strictObject({
      ...partnerFields,
      linkId: z
        .string()
        .check(
          z.trim(),
          z.regex(LINK_ID, 'Please use 3 to 60 letters, digits, dots, dashes or underscores.'),
        ),
    })
    .check(paysSomething, hasThreshold),
  answer: partnerSchema,
  errors: ['NOT_FOUND'],
  isOnceOnly: true,
})

export const changePartner = defineCall({
  id: 'changePartner',
  method: 'PUT',
  path: '/admin/partners/{id}',
  summary: 'Changes what holds for payments from now on; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z
    .strictObject({ ...partnerFields, hasEnded: z.boolean() })
    .check(paysSomething, hasThreshold),
  answer: partnerSchema,
})

export const mailPartnerFigures = defineCall({
  id: 'mailPartnerFigures',
  method: 'POST',
  path: '/admin/partners/{id}/figures-link',
  summary:
    'Emails a partner a new private address of their figures, and ends the one before; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: partnerSchema,
})

const payoutSchema = z.object({
  id: idSchema,
  partnerId: idSchema,
  partnerName: z.string(),
  partnerEmail: z.string(),
  amountCents: z.number(),
  /** The day it was made, by UTC: all of a day are paid together. */
  batch: daySchema,
  paidAt: z.nullable(instantSchema),
  /** What the payment is found by at the bank. */
  reference: z.string(),
})
export type Payout = z.infer<typeof payoutSchema>

export const readPartner = defineCall({
  id: 'readPartner',
  method: 'GET',
  path: '/admin/partners/{id}',
  summary: 'One partner: by source, by month, and what was paid; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: z.object({
    partner: partnerSchema,
    /** By the source id and the campaign's source that links carried; empty: none. */
    sources: z.array(
      z.object({
        sourceId: z.string(),
        utmSource: z.string(),
        signUps: z.number(),
        members: z.number(),
        earnedCents: z.number(),
      }),
    ),
    /** At most twelve, the latest first, by UTC; also those in which nothing happened. */
    months: z.array(
      z.object({
        /** YYYY-MM. */
        month: z.string(),
        visits: z.number(),
        signUps: z.number(),
        members: z.number(),
        earnedCents: z.number(),
      }),
    ),
    payouts: z.array(payoutSchema),
  }),
})

export const exportPartnerLedger = defineCall({
  id: 'exportPartnerLedger',
  method: 'GET',
  path: '/admin/partner-ledger/export',
  summary:
    'Every line of what partners earned and what was taken back, as CSV; for administrators.',
  access: 'signedIn',
  answerKind: 'stream',
  errors: ['NOT_FOUND'],
})

export const listPayouts = defineCall({
  id: 'listPayouts',
  method: 'GET',
  path: '/admin/payouts',
  summary: 'Payouts to partners: those that wait first, then the latest; for administrators.',
  access: 'signedIn',
  query: z.object(windowFields).check(isWindow),
  answer: z.object({
    total: z.number(),
    payouts: z.array(payoutSchema),
    /** What waits to be paid, by the day it was made, the earliest first. */
    waiting: z.array(z.object({ batch: daySchema, payouts: z.number(), amountCents: z.number() })),
  }),
  errors: ['NOT_FOUND'],
})

export const exportPayouts = defineCall({
  id: 'exportPayouts',
  method: 'GET',
  path: '/admin/payouts/export',
  summary: 'The payouts of a day, as CSV for whoever pays them; for administrators.',
  access: 'signedIn',
  query: z.object({ batch: daySchema }),
  answerKind: 'stream',
  errors: ['NOT_FOUND'],
})

export const markPayoutPaid = defineCall({
  id: 'markPayoutPaid',
  method: 'POST',
  path: '/admin/payouts/{id}/payment',
  summary: 'Notes that a payout was paid, once; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    reference: shortText(100).check(
      z.minLength(1, 'Please enter what the payment is found by at the bank.'),
    ),
  }),
  answer: payoutSchema,
})
