import { expect, it } from 'vitest'
import { phoneWords } from './phone-words.ts'

it.each([
  ['+15125550100', '(512) 555-0100'],
  ['1 512-555-0100', '(512) 555-0100'],
  ['+4930123456', '+4930123456'],
  ['', ''],
])('shows %j as %j', (phone, words) => {
  expect(phoneWords(phone)).toBe(words)
})
