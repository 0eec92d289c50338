import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readListing } from '../read-listing.ts'
import { readSentence } from '../sentences/read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const clausesOf = (sentence: string) => read(sentence).clauses.map(({ clause }) => clause)
type Relation = 'parent' | 'spouse' | 'grandparent'
const of = (fact: string, relation: Relation, ...ids: string[]): HardClause => ({
  fact,
  relation,
  in: ids,
})
const serves = (relation: Relation, id: string): HardClause =>
  of('militaryAffiliation', relation, id)
const either = (...any: HardClause[]): HardClause => ({ any })

describe('whose children and spouses', () => {
  it.each<[string, HardClause]>([
    [
      'Sons and daughters of service members of any branch who died on active duty.',
      serves('parent', 'died_in_service'),
    ],
    [
      'Children of soldiers who were killed in the line of duty.',
      serves('parent', 'died_in_service'),
    ],
    [
      'Surviving spouses of service members who lost their lives in combat.',
      serves('spouse', 'died_in_service'),
    ],
    [
      'Must be the child of a member of the Navy who died in service.',
      serves('parent', 'died_in_service'),
    ],
    [
      'Children of active-duty, reserve or retired members of the Navy.',
      either(serves('parent', 'navy'), serves('parent', 'navy_reserve')),
    ],
    ['Children of active or retired members of the Army.', serves('parent', 'army')],
    ['Spouses of members of the Ohio National Guard.', serves('spouse', 'national_guard')],
    [
      'Spouses of members of the Ohio National Guard and of reservists.',
      either(serves('spouse', 'national_guard'), serves('spouse', 'reserve')),
    ],
    [
      'Spouses of Guard members and reservists.',
      either(serves('spouse', 'national_guard'), serves('spouse', 'reserve')),
    ],
    [
      'Children of veterans who are rated 100 percent disabled.',
      serves('parent', 'disabled_veteran'),
    ],
    [
      'Students whose parent is a veteran rated at least 90% disabled.',
      serves('parent', 'disabled_veteran'),
    ],
    [
      'Children of Texas firefighters who were killed in the line of duty.',
      of('occupation', 'parent', 'Firefighter'),
    ],
    [
      'Children and spouses of Utah police officers disabled in the line of duty.',
      either(
        of('occupation', 'parent', 'Police officer'),
        of('occupation', 'spouse', 'Police officer'),
      ),
    ],
    [
      'Children and grandchildren of Local 617 members in good standing, active or retired.',
      either(of('membership', 'parent', 'Local 617'), of('membership', 'grandparent', 'Local 617')),
    ],
    ['Children of drivers employed by Harvest Haul.', of('employer', 'parent', 'Harvest Haul')],
    [
      'The spouse or child of a driver who has been employed by Harvest Haul for one year or longer.',
      either(of('employer', 'spouse', 'Harvest Haul'), of('employer', 'parent', 'Harvest Haul')),
    ],
    [
      'Children of employees who have worked at Acme Steel for at least two years.',
      of('employer', 'parent', 'Acme Steel'),
    ],
  ])('%s', (sentence, clause) => {
    expect(clausesOf(sentence)).toEqual([clause])
  })

  it('are told beside an age that says itself', () => {
    expect(clausesOf('Children of Local 12 members must be under 26 and unemployed.')).toEqual([
      of('membership', 'parent', 'Local 12'),
      { fact: 'age', lte: 25 },
    ])
  })

  it('are not only those of whom one thing is told', () => {
    const sentence =
      'The child of a service member who died in service or became ill, and under 26.'
    expect(JSON.stringify(clausesOf(sentence))).not.toContain('died_in_service')
  })

  it('are told where more is told of how somebody died', () => {
    const sentence = 'Children of service members who died on active duty after they were deployed.'
    expect(clausesOf(sentence)).toEqual([serves('parent', 'any_military')])
  })

  it.each([
    'Write about a soldier who died in the line of duty.',
    'Children who play on a team with Acme Steel.',
    'Members of the color guard may apply.',
  ])('are not told by: %s', (sentence) => {
    expect(clausesOf(sentence)).toEqual([])
  })

  it('calls a union by its whole name', () => {
    const { clauses } = readListing([
      { kind: 'sponsor', text: 'Pipe and Boiler Workers Local 617' },
      { kind: 'eligibility', text: 'Children of Local 617 members.' },
    ])
    expect(clauses.map(({ criteria }) => criteria)).toEqual([
      of('membership', 'parent', 'Pipe and Boiler Workers Local 617'),
    ])
  })
})
