import { expect, it } from 'vitest'
import { dueAt, extendedDueAt, maskEmail, referenceOf, yearsLater } from './rules.ts'

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

// Received on a Friday at noon; each day ends in New York.
it.each([
  ['know', '', '2027-01-05T04:59:59.999Z', '2027-02-19T04:59:59.999Z'],
  ['delete', '', '2027-01-05T04:59:59.999Z', '2027-02-19T04:59:59.999Z'],
  ['correct', 'Nevada', '2027-01-05T04:59:59.999Z', '2027-02-19T04:59:59.999Z'],
  ['appeal', '', '2027-01-05T04:59:59.999Z', '2027-01-05T04:59:59.999Z'],
  ['do_not_sell', 'Ohio', '2026-12-12T04:59:59.999Z', '2026-12-12T04:59:59.999Z'],
  ['do_not_sell', 'nevada', '2027-01-20T04:59:59.999Z', '2027-02-19T04:59:59.999Z'],
  ['do_not_sell', 'NV', '2027-01-20T04:59:59.999Z', '2027-02-19T04:59:59.999Z'],
] as const)('promises an answer to %s of %s by %s, or by %s at most', (kind, state, due, most) => {
  const asked = { kind, state, receivedAt: new Date('2026-11-20T17:00:00Z') }
  expect([dueAt(asked).toISOString(), extendedDueAt(asked).toISOString()]).toEqual([due, most])
})
