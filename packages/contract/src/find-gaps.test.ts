import { expect, it } from 'vitest'
import { findGaps, isMostlyGaps, withoutBrackets } from './find-gaps.ts'

it.each<[string, string[]]>([
  ['At [the club] with [a friend] from [the club].', ['[the club]', '[a friend]']],
  ['[qué año]', ['[qué año]']],
  ['“We came […] and stayed.” [1] [ ] []', []],
  ['An open [bracket, and another [inside]', ['[inside]']],
  ['['.repeat(200_000), []],
])('finds what %j leaves to be filled in', (text, gaps) => {
  expect(findGaps(text)).toEqual(gaps)
})

it('takes brackets out with what is in them', () => {
  expect(withoutBrackets('At [the club] we sang.')).toBe('At   we sang.')
})

it.each([
  ['I was [where you were, and who was there with you].', true],
  ['We sang at the harbor every June until it closed, and [what you miss].', false],
  ['', false],
])('tells whether %j is more to fill in than said', (text, isOutline) => {
  expect(isMostlyGaps(text)).toBe(isOutline)
})
