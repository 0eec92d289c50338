import { expect, it } from 'vitest'
import { dayOrderOf } from './read-day-order.ts'

it.each([
  ['monthFirst', '03/04/2027, 12/01/2027'],
  ['monthFirst', '03/04/2027, 03/31/2027'],
  ['dayFirst', '31/03/2027, 15/01/2027, 28.02.27, 03/04/2027'],
  ['unclear', '31/03/2027, 03/04/2027'],
  ['unclear', '31/03/2027, 15/01/2027, 28/02/2027, 04/30/2027'],
  ['monthFirst', '2027-03-31 and 1.5.13.2'],
])('is %s in %j', (order, text) => {
  expect(dayOrderOf(text)).toBe(order)
})
