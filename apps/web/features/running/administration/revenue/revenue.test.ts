import { expect, it } from 'vitest'
import { periodOf } from './revenue-period.ts'
import { elsewhereWords, isNewSite, takeaway, topOf } from './revenue-words.ts'

const month = { month: '2026-11', paidCents: 450_000, refundedCents: 3_000, begun: 3, ended: 1 }

it('says what came in and went back', () => {
  const months = [month, { ...month, month: '2026-10', paidCents: 1_550 }]
  expect(takeaway({ months, currency: 'USD' })).toBe('$4,515.50 paid in 2 months, $60 refunded')
  const kept = months.map((each) => ({ ...each, refundedCents: 0 }))
  expect(takeaway({ months: kept, currency: 'USD' })).toBe(
    '$4,515.50 paid in 2 months, nothing refunded',
  )
})

it('says what came in of other currencies', () => {
  expect(elsewhereWords({ otherCurrencies: [] })).toBeUndefined()
  const otherCurrencies = [
    { currency: 'EUR', paidCents: 1_390, refundedCents: 0 },
    { currency: 'JPY', paidCents: 2_400, refundedCents: 1_200 },
  ]
  expect(elsewhereWords({ otherCurrencies })).toBe(
    'Not counted here, because it came in other currencies: €13.90 paid, nothing refunded (EUR); ¥2,400 paid, ¥1,200 refunded (JPY).',
  )
})

it.each([
  [0, 1_000],
  [1_000, 1_000],
  [4_500, 6_000],
  [123_456, 200_000],
  [900_000, 1_000_000],
])('draws %d cents below a round line at %d', (highest, top) => {
  expect(topOf(highest)).toBe(top)
})

it('knows a site to which nobody has paid', () => {
  const cents = { paidCents: 0, refundedCents: 0, monthlyRecurringCents: 0 }
  const nothing = { ...cents, currency: 'USD', otherCurrencies: [] }
  const running = [{ planTitle: 'Monthly Plan', status: 'trialing' as const, subscriptions: 1 }]
  expect(isNewSite({ ...nothing, running: [], months: [month] })).toBe(true)
  expect(isNewSite({ ...nothing, running, months: [] })).toBe(false)
})

it.each([
  ['24', 24],
  ['3', 3],
  [null, 12],
  ['7', 12],
] as const)('an address with %s looks back %d months', (text, months) => {
  expect(periodOf(text)).toBe(months)
})
