import type { Award } from '../scholarship-shapes.ts'
import { expect, it } from 'vitest'
import { amountNote, amountWords, potentialUsd } from './amount-words.ts'

const money = (award: Award | null, amounts: number[] = [], awards = 0) => ({
  amounts,
  awards,
  award,
})

it.each([
  ['$2,500', money({ kind: 'fixed', min: 2500 }, [2500], 2500)],
  ['$6,000', money(null, [1000, 5000], 6000)],
  ['$900', money(null, [], 900)],
  ['$1,235', money(null, [1234.5])],
  ['Amount not stated', money(null)],
  ['Up to $5,000', money({ kind: 'upTo', max: 5000, currency: 'USD' })],
  ['$1,000 to $4,000', money({ kind: 'range', min: 1000, max: 4000 })],
  ['$600 to $1,200', money({ kind: 'tiers', min: 600, max: 1200, tiers: [600, 1200] })],
  ['Up to 500 euros', money({ kind: 'upTo', max: 500, currency: 'EUR', raw: 'Up to 500 euros' })],
  ['CAD 2,000', money({ kind: 'fixed', min: 2000, max: 2000, currency: 'CAD' })],
  ['Up to CAD 500', money({ kind: 'upTo', max: 500, currency: 'CAD', raw: 'x'.repeat(61) })],
  ['Full ride', money({ kind: 'fullRide', raw: 'Full tuition, fees and room' })],
  ['Full tuition', money({ kind: 'tuition' })],
  ['Full tuition', money({ kind: 'tuition', percentMin: 100, percentMax: 100 })],
  ['50% of tuition', money({ kind: 'tuition', percentMin: 50, percentMax: 50 })],
  ['25% to 75% of tuition', money({ kind: 'tuition', percentMin: 25, percentMax: 75 })],
  ['50% to 100% of tuition', money({ kind: 'tuition', percentMin: 50, percentMax: 100 })],
  ['Amount varies', money({ kind: 'varies', raw: 'Set each spring' })],
  ['Amount not stated', money({ kind: 'fixed', currency: 'EUR', raw: 'x'.repeat(61) })],
])('shows %s', (words, given) => {
  expect(amountWords(given)).toBe(words)
})

it.each([
  ['2 awards', money({ kind: 'fixed', count: 2 }, [100])],
  ['1 award', money({ kind: 'fixed', count: 1 }, [100])],
  ['a month, 12 awards', money({ kind: 'fixed', count: 12, period: 'month' }, [100])],
  [undefined, money({ kind: 'fixed' }, [100])],
  [undefined, money(null)],
  [undefined, money(null, [100])],
])('notes %s', (note, given) => {
  expect(amountNote(given)).toBe(note)
})

it('counts the most that can be won', () => {
  expect(potentialUsd({ amounts: [], awards: 0, amountMaxUsd: 5000 })).toBe(5000)
  expect(potentialUsd({ amounts: [3000], awards: 3000, amountMaxUsd: 0 })).toBe(3000)
})
