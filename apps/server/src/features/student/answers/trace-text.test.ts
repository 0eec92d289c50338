import { expect, it } from 'vitest'
import { isTakenFrom } from './trace-text.ts'

const taken =
  'My aunt worked nights at the county hospital for thirty years. She taught me that care is mostly listening.'

it.each([
  ['the same', taken],
  ['in other case', taken.toUpperCase()],
  ['cut', 'My aunt worked nights at the county hospital.'],
  ['with much added', `${taken} ${'Then I volunteered in a clinic of our town. '.repeat(3)}`],
  ['edited', 'My uncle worked nights at the county clinic. He taught me that care is a craft.'],
])('knows a text taken over: %s', (_, text) => {
  expect(isTakenFrom(text, taken)).toBe(true)
})

it.each([
  ['rewritten', 'I want to help people in my town who have no doctor close to them at night.'],
  ['empty', ''],
])('does not know one %s', (_, text) => {
  expect(isTakenFrom(text, taken)).toBe(false)
})

it('compares short answers whole', () => {
  expect(isTakenFrom('Spoken', 'Spoken')).toBe(true)
  expect(isTakenFrom('Typed', 'Spoken')).toBe(false)
})
