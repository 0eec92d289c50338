import { expect, it } from 'vitest'
import { readNumber } from './fields.ts'

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['2500', 2500],
  ['$2,500', 2500],
  [' 1,250,000.50 ', 1_250_000.5],
  ['2 500', 2500],
])('reads %j as %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

it.each(['abc', '12,0o0', '12,50', '1,2500', '-5', '1e3', '0x10', '.', '$', '1.', '1.2.3', '٣'])(
  'takes %j for no number',
  (typed) => {
    expect(readNumber(typed)).toBeNaN()
  },
)
