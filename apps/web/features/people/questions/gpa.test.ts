import { expect, it } from 'vitest'
import { toGpa } from './gpa.ts'

it.each([
  ['100', '4.0'],
  ['85', '4.0'],
  ['84.9', '3.7'],
  ['75', '3.3'],
  ['70', '3.0'],
  ['65', '2.7'],
  ['60', '2.3'],
  ['55', '2.0'],
  ['54.99', '0.0'],
  ['0', '0.0'],
])('%s percent is a GPA of %s', (typed, gpa) => {
  expect(toGpa('Percentage', typed)).toEqual({ gpa })
})

it.each([
  ['8.5', '4.0'],
  ['8.49', '3.7'],
  ['7.5', '3.3'],
  ['5.5', '2.0'],
  ['5.4', '0.0'],
])('%s of 10 is a GPA of %s', (typed, gpa) => {
  expect(toGpa('10CGPA', typed)).toEqual({ gpa })
})

it.each(['', 'abc', '-1', '100.5'])('says that %j is no percentage', (typed) => {
  expect(toGpa('Percentage', typed)).toEqual({
    problem: 'Enter a valid percentage between 0 and 100',
  })
})

it('says that 11 is no 10-point average', () => {
  expect(toGpa('10CGPA', '11')).toEqual({ problem: 'Enter a valid GPA between 0 and 10' })
})
