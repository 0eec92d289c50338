import { expect, it } from 'vitest'
import { maskEmail, referenceOf, yearsLater } from './rules.ts'

it.each([
  ['dana@example.org', 'd…@example.org'],
  ['d@example.org', 'd…@example.org'],
  ['"a@b"@example.org', '"…@example.org'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

it('names a request by signs that nobody mistakes for others, always the same', () => {
  const id = 'ffffffff-0000-4000-8000-000000000000'
  expect(referenceOf({ kind: 'do_not_sell', id })).toBe('DNS-ZZZZZZ')
  expect(referenceOf({ kind: 'unsubscribe', id: id.replaceAll('f', '0') })).toBe('UNS-000000')
  expect(referenceOf({ kind: 'do_not_sell', id: crypto.randomUUID() })).toMatch(
    /^DNS-[0-9A-HJKMNP-TV-Z]{6}$/,
  )
})

it('counts years by the calendar', () => {
  const day = new Date('2026-11-21T10:00:00Z')
  expect(yearsLater(day, 7).toISOString()).toBe('2033-11-21T10:00:00.000Z')
})
