import type {
  Billing,
  Invoice,
  Plan,
  Subscription,
  SubscriptionStatus,
} from '@laurel/contract/billing-shapes'
import { describe, expect, it } from 'vitest'
import {
  canCancel,
  cancelWords,
  cardWords,
  isSubscribed,
  owedInvoice,
  partBackWords,
  statusWords,
} from './subscription-words.ts'

const noon = (day: number) => new Date(2026, 10, day, 12).toISOString()

const MONTHLY: Plan = {
  id: 'any',
  title: 'Monthly Plan',
  price: '$15',
  productId: 'monthly',
  description: 'Everything',
  takesMoney: true,
  paddlePriceId: null,
  stripePriceId: null,
  priceId: 'sandbox_month',
  interval: 'month',
  priceCents: 1500,
  trialDays: 0,
  coming: null,
  savings: 0,
}

const aSubscription = (change: Partial<Subscription>): Subscription => ({
  id: 'any',
  status: 'active',
  plan: null,
  provider: 'sandbox',
  startedAt: noon(1),
  trialEndsAt: null,
  periodEndsAt: noon(20),
  cancelsAt: null,
  nextCharge: null,
  canRefund: false,
  ...change,
})
const aBilling = (subscription: Subscription | null, accessUntil: string | null): Billing => ({
  isActive: accessUntil !== null,
  accessUntil,
  subscription,
  invoices: [],
  hasTrialLeft: false,
  hasPortal: false,
})
const words = (change: Partial<Subscription>, accessUntil: string | null) => {
  const subscription = aSubscription(change)
  return statusWords(aBilling(subscription, accessUntil), subscription)
}

describe('what a subscription is doing', () => {
  it.each([
    [{ status: 'trialing', trialEndsAt: noon(8) }, noon(11), /free trial runs until 8 November/],
    [{ status: 'active' }, noon(23), /is active: open and apply/],
    [{ provider: 'grant' }, noon(20), /was given to you until 20 November 2026. Nothing is/],
    [{ status: 'past_due' }, noon(14), /Everything stays open until 14 November 2026; please/],
    [{ status: 'past_due' }, null, /full access has ended. It opens again/],
    [
      { status: 'cancelled', cancelsAt: noon(20) },
      noon(20),
      /stays open until 20 November 2026, and/,
    ],
    [{ status: 'refunded' }, null, /money was refunded/],
    [{ status: 'expired' }, null, /has ended/],
  ] as const)('%j until %s', (change, accessUntil, expected) => {
    expect(words(change, accessUntil)).toMatch(expected)
  })
})

it('says what was refused, and what is charged of whoever resumes', () => {
  const owed = aSubscription({ status: 'past_due' })
  const invoice: Invoice = {
    id: 'any',
    number: null,
    amountCents: 1500,
    currency: 'USD',
    status: 'failed',
    periodStartsAt: noon(7),
    periodEndsAt: noon(20),
    chargedAt: noon(7),
    refundedCents: 0,
    refundedAt: null,
    cardLabel: null,
  }
  const billing = { ...aBilling(owed, noon(14)), invoices: [invoice] }
  expect(statusWords(billing, owed)).toMatch(
    /refused for \$15 on 7 November 2026. Everything stays/,
  )
  expect(owedInvoice(billing)).toBe(invoice)
  expect(owedInvoice({ ...billing, subscription: aSubscription({}) })).toBeUndefined()
  const cancelled = { status: 'cancelled', cancelsAt: noon(20), plan: MONTHLY } as const
  expect(words(cancelled, noon(20))).toMatch(
    /If you resume it, \$15 is charged on 20 November 2026, and every month after that.$/,
  )
})

it.each([
  ['trialing', true, true],
  ['active', true, true],
  ['past_due', true, true],
  ['cancelled', true, false],
  ['expired', false, false],
  ['refunded', false, false],
] as const satisfies readonly [SubscriptionStatus, boolean, boolean][])(
  'whether a %s one leaves no room for another, and can be cancelled',
  (status, isHeld, isEndable) => {
    const subscription = aSubscription({ status })
    expect(isSubscribed(aBilling(subscription, null))).toBe(isHeld)
    expect(canCancel(subscription)).toBe(isEndable)
  },
)

it('has nothing to cancel in what was given', () => {
  expect(canCancel(aSubscription({ provider: 'grant' }))).toBe(false)
})

describe('what cancelling does', () => {
  it.each([
    [{ status: 'trialing', trialEndsAt: noon(8) }, /trial ends on 8 November 2026. Nothing is/],
    [{ status: 'active' }, /stays open until 20 November 2026. Nothing more is charged/],
    [{ status: 'past_due' }, /ends at once/],
  ] as const)('to %j', (change, expected) => {
    const subscription = aSubscription(change)
    expect(cancelWords(aBilling(subscription, noon(23)), subscription)).toMatch(expected)
  })
})

it.each([
  ['2031-01', 'Visa ending in 4242, expires 01/2031'],
  [null, 'Visa ending in 4242'],
])('a card that expires in %s is told', (expiresIn, told) => {
  expect(cardWords({ label: 'Visa ending in 4242', expiresIn })).toBe(told)
})

it.each([
  ['paid', 300, '$3 refunded'],
  ['paid', 0, undefined],
  ['refunded', 3000, undefined],
] as const)(
  'of a charge that is %s, %i cents of it back, the part is told',
  (status, back, told) => {
    expect(partBackWords({ status, refundedCents: back, currency: 'USD' })).toBe(told)
  },
)
