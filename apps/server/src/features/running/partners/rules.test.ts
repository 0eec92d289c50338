import fc from 'fast-check'
import { expect, it } from 'vitest'
import { earnedCents, endOfHold } from './rules.ts'

const payment = { amountCents: 3000, refundedCents: 0, memberCents: 500, shareBasisPoints: 1000 }

it('rewards a member once, and shares every payment', () => {
  expect(earnedCents([])).toEqual([])
  expect(earnedCents([payment, payment])).toEqual([800, 300])
})

it('never rounds a share up', () => {
  const terms = { ...payment, memberCents: 0 }
  expect(earnedCents([{ ...terms, amountCents: 1599, shareBasisPoints: 1250 }])).toEqual([199])
  expect(earnedCents([{ ...terms, amountCents: 9 }])).toEqual([0])
})

it('takes back what a refund took, and the reward only with the whole of a payment', () => {
  expect(earnedCents([{ ...payment, refundedCents: 1000 }])).toEqual([700])
  expect(earnedCents([{ ...payment, refundedCents: 3000 }])).toEqual([0])
  expect(earnedCents([{ ...payment, refundedCents: 3000 }, payment])).toEqual([0, 800])
})

it('is whole cents, never below 0, and holds at most one reward', () => {
  const any = fc.record({
    amountCents: fc.integer({ min: 1, max: 100_000 }),
    refundedCents: fc.integer({ min: 0, max: 100_000 }),
    memberCents: fc.constant(700),
    shareBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 6 }), (payments) => {
      const earned = earnedCents(payments)
      expect(earned.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
      const kept = payments.map(({ amountCents, refundedCents }) =>
        Math.max(0, amountCents - refundedCents),
      )
      const most = kept.reduce((sum, cents) => sum + cents, 0) + 700
      expect(earned.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(most)
    }),
  )
})

it('holds what was earned for 60 days', () => {
  expect(endOfHold(new Date('2026-11-20T15:00:00Z'))).toEqual(new Date('2027-01-19T15:00:00Z'))
})
