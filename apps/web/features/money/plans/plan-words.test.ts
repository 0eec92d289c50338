import type { Interval, Plan } from '@laurel/contract/billing-shapes'
import { describe, expect, it } from 'vitest'
import { offeredPlans, planOfPrice } from './offered-plans.ts'
import {
  buttonWords,
  chargesOf,
  monthlyWords,
  struckPrice,
  termsWords,
  upsellWords,
} from './plan-words.ts'
import { dayOf } from '../../../instant-words.ts'

const CENTS: Record<Interval, number> = { month: 1500, quarter: 3000, year: 6000 }

const aPlan = (interval: Interval, trialDays = 0): Plan => ({
  id: `${interval}-${trialDays}`,
  title: interval,
  price: `$${CENTS[interval] / 100}`,
  productId: interval,
  description: 'Everything',
  takesMoney: true,
  paddlePriceId: null,
  stripePriceId: null,
  priceId: interval,
  interval,
  priceCents: CENTS[interval],
  trialDays,
  coming: null,
  savings: 0,
})
const plans = (['month', 'quarter', 'year'] as const).flatMap((each) => [
  aPlan(each),
  aPlan(each, 7),
])
const noon = (day: number, month = 10) => new Date(2026, month, day, 12)

describe('what is offered', () => {
  it.each([
    { hasTrialLeft: true, trialDays: [7, 7, 7] },
    { hasTrialLeft: false, trialDays: [0, 0, 0] },
  ])('is one plan of each interval: %j', ({ hasTrialLeft, trialDays }) => {
    const offered = offeredPlans(plans, hasTrialLeft)
    expect(offered.map((plan) => plan.interval)).toEqual(['month', 'quarter', 'year'])
    expect(offered.map((plan) => plan.trialDays)).toEqual(trialDays)
  })

  it('has no trial where none is sold', () => {
    expect(offeredPlans([aPlan('year')], true)).toEqual([aPlan('year')])
    expect(offeredPlans([aPlan('year', 7)], false)).toEqual([])
  })

  it('is told by its price, with the trial only for whoever has it left', () => {
    expect(planOfPrice(plans, 'quarter', true)?.trialDays).toBe(7)
    expect(planOfPrice(plans, 'quarter', false)?.trialDays).toBe(0)
    expect(planOfPrice([aPlan('year', 7)], 'year', false)?.trialDays).toBe(7)
    expect(planOfPrice(plans, 'nothing', true)).toBeUndefined()
  })
})

it('tells of a price that changes before anybody pays', () => {
  const coming = { price: '$36', priceCents: 3600, from: '2027-01-05T17:00:00.000Z' }
  expect(termsWords({ ...aPlan('quarter'), coming }, noon(20), true)).toContain(
    'From 5 January 2027: $36. Cancel anytime',
  )
})

describe('what is charged', () => {
  it('comes after the trial, and a mail three days before', () => {
    const { dueToday, nextAt, noticeAt } = chargesOf(aPlan('quarter', 7), noon(20))
    expect(dueToday).toBe('$0')
    expect(dayOf(nextAt)).toBe('27 November 2026')
    expect(noticeAt && dayOf(noticeAt)).toBe('24 November 2026')
    expect(termsWords(aPlan('quarter', 7), noon(20), true)).toBe(
      '7 days free, then $30 every 3 months from 27 November 2026. Cancel anytime in settings. One free trial per person and card.',
    )
  })

  it.each([
    { interval: 'month', day: noon(31, 0), next: '28 February 2026' },
    { interval: 'quarter', day: noon(30), next: '28 February 2027' },
    { interval: 'year', day: noon(20), next: '20 November 2027' },
  ] as const)('is at once without a trial: %j', ({ interval, day, next }) => {
    const { dueToday, nextAt, noticeAt } = chargesOf(aPlan(interval), day)
    expect(dueToday).toBe(aPlan(interval).price)
    expect(dayOf(nextAt)).toBe(next)
    expect(noticeAt).toBeUndefined()
  })

  it('is told to whoever had the trial with the reason', () => {
    const ofMonth = (hasTrialLeft: boolean) => termsWords(aPlan('month'), noon(20), hasTrialLeft)
    expect(ofMonth(false)).toMatch(/^\$15 today, then .* You have had the free trial.$/)
    expect(ofMonth(true)).toMatch(/Cancel anytime in settings.$/)
  })

  it.each([
    { interval: 'month', monthly: '$15.00 a month', struck: undefined },
    { interval: 'quarter', monthly: '$10.00 a month', struck: '$45' },
    { interval: 'year', monthly: '$5.00 a month', struck: '$180' },
  ] as const)('is compared with paying month by month: %j', ({ interval, monthly, struck }) => {
    expect(monthlyWords(aPlan(interval))).toBe(monthly)
    expect(struckPrice(aPlan(interval), plans)).toBe(struck)
  })
})

it('says on its button what it does', () => {
  expect(buttonWords(aPlan('year', 7))).toBe('Activate 7 days trial')
  expect(buttonWords(aPlan('year'))).toBe('Subscribe Now')
})

it.each([
  [0, 'Free: 3 applications for each day you use Laurel; unused ones stay.'],
  [1, 'You’ve applied to 1 scholarship for free. Ready to apply for more?'],
  [3, 'You’ve applied to 3 scholarships for free. Ready to apply for more?'],
])('counts what this person applied to: %i', (count, words) => {
  expect(upsellWords(count)).toBe(words)
})
