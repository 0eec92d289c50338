import { expect, it } from 'vitest'
import { addBusinessDays } from './business-days.ts'

it.each([
  ['2027-03-01', 5, '2027-03-08'],
  ['2027-03-05', 3, '2027-03-10'],
  ['2027-03-06', 3, '2027-03-10'],
  ['2027-03-07', 1, '2027-03-08'],
  ['2027-12-31', 1, '2028-01-03'],
])('counts from %s on: %i business days later is %s', (day, days, later) => {
  expect(addBusinessDays(day, days)).toBe(later)
})
