import { expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { widened } from './widen-columns.ts'

const levels = (...ids: string[]): HardClause => ({ fact: 'schoolLevel', in: ids })
const beside = (text: string, clause = levels('undergraduate', 'graduate')) =>
  widened(clause, [{ kind: 'eligibility', text }])

it.each([
  'Admitted/enrolled students of the hive',
  'Enrolled in or accepted to a full-time degree',
  'Financial need\nEnroll at an eligible state college',
])('lets in who goes to college next year: %s', (text) => {
  expect(beside(text)).toEqual({
    any: [levels('undergraduate', 'graduate'), { fact: 'levelNextYear', in: ['undergraduate'] }],
  })
})

it.each([
  'Currently enrolled at a college',
  'Must be enrolled at an eligible state college',
  'Students who admit that they were stung',
])('keeps to the level of today: %s', (text) => {
  expect(beside(text)).toBeNull()
})

it('lets nobody into a column that names pupils already, or no beginners of college', () => {
  expect(beside('Admitted/enrolled students', levels('hs_senior', 'undergraduate'))).toBeNull()
  expect(beside('Admitted/enrolled students', levels('college_junior', 'graduate'))).toBeNull()
})
