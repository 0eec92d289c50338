import { expect, it } from 'vitest'
import { parseCardChoice } from './parse-card-choice.ts'

const NOW = new Date('2026-11-20T15:00:00Z')

it.each([
  [
    { card: 'paying', number: '', expiry: '07/41' },
    { card: 'paying', expiry: '07/41' },
  ],
  [
    { card: 'drained', expiry: ' 07 / 41 ' },
    { card: 'drained', expiry: '07/41' },
  ],
  [
    { card: 'paying', number: '4000 0000 0000 0002', expiry: '11/26' },
    { card: 'declined', expiry: '11/26' },
  ],
  [
    { number: '4000-0025-0000-3155', expiry: '01/27' },
    { card: 'authenticating', expiry: '01/27' },
  ],
])('%j is a test card', (form, choice) => {
  expect(parseCardChoice(form, NOW)).toEqual(choice)
})

it.each([
  [{}, 'number'],
  [{ card: 'toString', expiry: '07/41' }, 'number'],
  [{ card: 'paying', number: '4111 1111 1111 1111', expiry: '07/41' }, 'number'],
  [{ card: 'paying' }, 'date'],
  [{ card: 'paying', expiry: '10/26' }, 'date'],
  [{ card: 'paying', expiry: '13/41' }, 'date'],
  [{ card: 'paying', expiry: '2041-07' }, 'date'],
])('%j is none', (form, problem) => {
  expect(parseCardChoice(form, NOW)).toBe(problem)
})
