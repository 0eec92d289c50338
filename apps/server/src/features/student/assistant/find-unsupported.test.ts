import { expect, it } from 'vitest'
import { findUnsupported } from './find-unsupported.ts'

const SUPPORTS = [
  'I tutor at Green Valley High School since 2023',
  'Hartwell Community Leaders Grant',
]

it.each([
  ['names and numbers that were told', 'Since 2023 I tutor at Green Valley High School.', []],
  ['a part of a name', 'Green Valley taught me to wait.', []],
  ['a number that nobody told', 'I tutored 40 students.', ['40']],
  ['a name that nobody told', 'There I met Maria Lopez.', ['Maria Lopez']],
  ['a school that nobody told', 'I left for Stanford University in May.', ['Stanford University']],
  ['a name behind the first word', 'At Lincoln Hospital I helped.', ['Lincoln Hospital']],
  ['the first word of a sentence', 'Waiting is hard. Then I began.', []],
  ['what everybody writes large', 'On Monday I speak Spanish, and I rest in June.', []],
  ['what stands in a gap', 'At [the name of Camp Pine] I began.', []],
  ['each once', 'I ran 12 miles. After 12 miles I stopped.', ['12']],
])('checks %s', (_, text, expected) => {
  expect(findUnsupported(text, SUPPORTS)).toEqual(expected)
})

it('comes to the end of the longest text, whatever was begun in it and never ended', () => {
  expect(findUnsupported(`1${'.'.repeat(200_000)}1`, [])).toHaveLength(1)
})
