import { expect, it } from 'vitest'
import { scoreOf } from './score.ts'

const NOW_MS = Date.UTC(2026, 10, 23)
const award = { rarityBits: 3, amountUsd: 5000, closesAtMs: null, effortMinutes: 60 }
const totalOf = (bitsWaitedFor: number, isReadPartly: boolean): number =>
  scoreOf(
    { ...award, rarityBits: award.rarityBits + bitsWaitedFor },
    { isEligible: false, preferenceBalance: 0, bitsWaitedFor, isReadPartly },
    NOW_MS,
  ).total

it('puts what was read partly after what was read whole', () => {
  expect(totalOf(0, true)).toBeLessThan(totalOf(2, false))
})

it('puts what waits for an unlikely answer after what was read partly and may be for anybody', () => {
  expect(totalOf(10, false)).toBeLessThan(totalOf(2, true) - 150)
  expect(totalOf(15, false)).toBeLessThan(totalOf(0, true) - 150)
})

it('puts what was read partly and waits for an unlikely answer after all others', () => {
  expect(totalOf(5, true)).toBeLessThan(totalOf(15, false) - 100)
  expect(totalOf(5, true)).toBeLessThan(totalOf(0, true) - 150)
})

it('puts what prefers others after what prefers nobody, and that after what prefers the student', () => {
  const totalFor = (preferenceBalance: number) =>
    scoreOf(
      award,
      { isEligible: true, preferenceBalance, bitsWaitedFor: 0, isReadPartly: false },
      NOW_MS,
    ).total
  expect([-9, -3, -1, 0, 1, 3, 9].map((balance) => totalFor(balance) - totalFor(0))).toEqual([
    -30, -30, -10, 0, 10, 30, 30,
  ])
})
