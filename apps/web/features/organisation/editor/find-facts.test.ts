import { expect, it } from 'vitest'
import { SUBJECTS } from '../criteria/clause-draft.ts'
import { findFacts } from './find-facts.ts'

const [, ...FACTS] = SUBJECTS
const found = (typed: string) => findFacts(typed, FACTS).map(({ value }) => value)

it.each([
  ['GPA', 'gpa'],
  ['gpa at least 3', 'gpa'],
  ['Must have a GPA of 3.5 or more', 'gpa'],
  ['SAT score over 1200', 'sat'],
])('finds by “%s”, first of all, %s', (typed, fact) => {
  expect(found(typed)[0]).toBe(fact)
})

it('finds by a part of a name as well', () => {
  expect(found('core')).toContain('sat')
})

it('finds nothing by words that name no fact', () => {
  expect(found('at least two 2')).toEqual([])
  expect(found('plays the bagpipes')).toEqual([])
})

it('offers everything where nothing is typed', () => {
  expect(found(' ')).toHaveLength(FACTS.length)
})
