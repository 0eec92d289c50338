import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readSentence } from '../sentences/read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
type Relation = 'parent' | 'spouse' | 'grandparent'
const of = (fact: string, id: string, relation?: Relation): HardClause => ({
  fact,
  ...(relation ? { relation } : {}),
  in: [id],
})
const either = (...any: HardClause[]): HardClause => ({ any })
const first: HardClause = { fact: 'firstGeneration', is: true }

describe('what is asked of parents, spouses and children', () => {
  it.each<[string, HardClause]>([
    ['Must be the first in your immediate family to attend college.', first],
    ['Neither of your parents has earned a bachelor’s degree.', first],
    ['Applicants whose parents did not attend college.', first],
    ['One of your parents must be a veteran.', of('militaryAffiliation', 'veteran', 'parent')],
    [
      'Must have a parent or grandparent who served in the Air Force.',
      either(
        of('militaryAffiliation', 'air_force', 'parent'),
        of('militaryAffiliation', 'air_force', 'grandparent'),
      ),
    ],
    [
      'Veterans and their spouses.',
      either(of('militaryAffiliation', 'veteran'), of('militaryAffiliation', 'veteran', 'spouse')),
    ],
    ['At least one parent must be a firefighter.', of('occupation', 'Firefighter', 'parent')],
    ['Must have a parent employed by Boeing.', of('employer', 'Boeing', 'parent')],
    [
      'Employees of Zappos and their children.',
      either(of('employer', 'Zappos'), of('employer', 'Zappos', 'parent')),
    ],
    ['Applicants’ parents must be members of the Grange.', of('membership', 'Grange', 'parent')],
    [
      'Must be a member of the Elks or the child of a member.',
      either(of('membership', 'Elks'), of('membership', 'Elks', 'parent')),
    ],
    [
      'Must be a member or the grandchild of a member of the Grange.',
      either(of('membership', 'Grange'), of('membership', 'Grange', 'grandparent')),
    ],
  ])('%s', (sentence, clause) => {
    expect(read(sentence)).toMatchObject({ isWhole: true, clauses: [{ clause }] })
  })

  it('tells whose service a branch is behind a status', () => {
    const found = read('For spouses of active-duty Navy personnel.').clauses
    expect(JSON.stringify(found)).toContain('"relation":"spouse","in":["navy"]')
    expect(found.every(({ clause }) => JSON.stringify(clause).includes('"spouse"'))).toBe(true)
  })

  it('lets in either of two kinds of people, and asks on', () => {
    expect(read('Women and veterans are eligible.')).toMatchObject({
      isWhole: false,
      clauses: [
        {
          clause: either(of('gender', 'female'), of('militaryAffiliation', 'veteran')),
          confidence: 'likely',
        },
      ],
    })
  })

  it('joins no clauses by an “or” of other words', () => {
    expect(
      read('High school seniors from Clark or Nye with financial need.').clauses.map(
        ({ clause }) => clause,
      ),
    ).toEqual([
      { fact: 'schoolLevel', in: ['hs_senior'] },
      { fact: 'financialNeed', is: true },
    ])
  })
})

describe('places in more of their wordings', () => {
  it.each<[string, HardClause]>([
    [
      'Residents of the following counties in Pennsylvania: Berks, Bucks, or Chester.',
      { fact: 'county', in: ['PA/Berks', 'PA/Bucks', 'PA/Chester'] },
    ],
    [
      'Residents of the Ohio counties of Adams and Brown.',
      { fact: 'county', in: ['OH/Adams', 'OH/Brown'] },
    ],
    ['Must live in New York City.', { fact: 'city', in: ['NY/New York'] }],
    [
      'Students living in New England.',
      { fact: 'state', in: ['CT', 'MA', 'ME', 'NH', 'RI', 'VT'] },
    ],
    [
      'High school seniors in Erie County, New York.',
      either(of('county', 'NY/Erie'), of('highSchoolCounty', 'NY/Erie')),
    ],
  ])('%s', (sentence, clause) => {
    const found = read(sentence)
    expect(found.isWhole).toBe(true)
    const sorted = found.clauses.map((one) =>
      'fact' in one.clause && one.clause.fact === 'state' && 'in' in one.clause
        ? { ...one.clause, in: [...one.clause.in].toSorted() }
        : one.clause,
    )
    expect(JSON.stringify(sorted)).toContain(JSON.stringify(clause).slice(1, -1))
  })

  it('takes no school of high-school pupils for a college', () => {
    const { clauses } = read('Must be enrolled in grades 11 or 12 at a Nevada school.')
    expect(JSON.stringify(clauses)).not.toContain('collegeState')
  })
})

it.each([
  'Applicant, parent or guardian must be a member of Farm Bureau.',
  'Applicants or a parent must belong to Farm Bureau.',
])('the student or an elder is enough: %s', (text) => {
  expect(read(text).clauses.map(({ clause }) => clause)).toEqual([
    either(of('membership', 'Farm Bureau'), of('membership', 'Farm Bureau', 'parent')),
  ])
})

it('a parent or guardian is no child raised', () => {
  const { clauses } = read('The student’s parent/guardian must be a member of Farm Bureau.')
  expect(clauses.map(({ clause }) => clause)).toEqual([of('membership', 'Farm Bureau', 'parent')])
})
