import type { HardClause } from '@laurel/matching/criteria'
import { expect, it } from 'vitest'
import { implies, isEmpty, isSame } from './compare-clauses.ts'

const gpa = (gte: number): HardClause => ({ fact: 'gpa', gte })
const states = (...ids: string[]): HardClause => ({ fact: 'state', in: ids })
const levels = (...ids: string[]): HardClause => ({ fact: 'schoolLevel', in: ids })

it.each<[string, HardClause, HardClause]>([
  ['the order of a list', states('NV', 'AZ'), states('AZ', 'NV')],
  ['a list of one and "is"', states('NV'), { fact: 'state', is: 'NV' }],
  ['any of one and the one', { any: [gpa(3)] }, gpa(3)],
  ['any over one fact and its list', { any: [states('NV'), states('AZ')] }, states('NV', 'AZ')],
  [
    'a family and its members',
    levels('high_school'),
    levels('hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior'),
  ],
  ['"not in" and "not"', { fact: 'state', notIn: ['CA'] }, { not: states('CA') }],
  [
    'a range and its two ends',
    { fact: 'age', between: [18, 24] },
    {
      all: [
        { fact: 'age', gte: 18 },
        { fact: 'age', lte: 24 },
      ],
    },
  ],
  [
    'a name in other letters',
    { fact: 'county', in: ['NV/Clark County'] },
    { fact: 'county', in: ['nv/clark'] },
  ],
])('takes %s for the same', (_what, one, other) => {
  expect(isSame(one, other)).toBe(true)
})

it.each<[string, HardClause, HardClause]>([
  ['a shorter list and a longer', states('NV'), states('NV', 'AZ')],
  ['a higher floor and a lower', gpa(3.5), gpa(3)],
  ['one and any of two', gpa(3), { any: [gpa(3), states('NV')] }],
  ['all of two and one of them', { all: [gpa(3), states('NV')] }, states('NV')],
])('knows that %s are not the same and which is weaker', (_what, stronger, weaker) => {
  expect(implies([stronger], weaker)).toBe(true)
  expect(implies([weaker], stronger)).toBe(false)
  expect(isSame(stronger, weaker)).toBe(false)
})

it('tells a parent from the student', () => {
  const veteran: HardClause = { fact: 'militaryAffiliation', in: ['veteran'] }
  expect(isSame(veteran, { ...veteran, relation: 'parent' })).toBe(false)
})

it('does not take two values that one student may hold both of for one of them', () => {
  const army: HardClause = { fact: 'militaryAffiliation', in: ['army'] }
  const veteran: HardClause = { fact: 'militaryAffiliation', in: ['veteran'] }
  const either: HardClause = { fact: 'militaryAffiliation', in: ['army', 'veteran'] }
  expect(isSame({ all: [army, veteran] }, either)).toBe(false)
  expect(implies([army, veteran], either)).toBe(true)
})

it('concludes from several premises together, and nothing from what nobody can meet', () => {
  const seniorsWithGrades: HardClause = {
    any: [{ all: [levels('hs_senior'), gpa(3)] }, levels('adult')],
  }
  expect(implies([seniorsWithGrades, levels('hs_senior')], gpa(3))).toBe(true)
  expect(implies([levels('adult'), levels('hs_senior')], states('NV'))).toBe(false)
})

it('knows what everybody meets', () => {
  expect(isEmpty({ any: [gpa(3), { not: gpa(3) }] })).toBe(true)
  expect(isEmpty(gpa(3))).toBe(false)
})
