import { expect, it } from 'vitest'
import { monthlyCents, savingsPercent, sayPrice } from './rules.ts'

it.each([
  ['month', 1500, 0, 1500],
  ['quarter', 3000, 33, 1000],
  ['year', 6000, 67, 500],
] as const)('a %s of %i cents saves %i percent', (interval, priceCents, percent, monthly) => {
  expect(savingsPercent({ interval, priceCents }, 1500)).toBe(percent)
  expect(monthlyCents({ interval, priceCents })).toBe(monthly)
})

it.each([
  [1500, '$15'],
  [1250, '$12.50'],
  [123_456, '$1,234.56'],
])('%i cents are said as %s', (cents, said) => {
  expect(sayPrice(cents, 'USD')).toBe(said)
})

it.each([
  ['EUR', 1390, '€13.90'],
  ['JPY', 2363, '¥2,363'],
])('counts %s in its own smallest part', (currency, cents, said) => {
  expect(sayPrice(cents, currency)).toBe(said)
})
