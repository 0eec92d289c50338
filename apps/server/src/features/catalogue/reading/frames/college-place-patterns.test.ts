import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readListing } from '../read-listing.ts'
import { readSentence } from '../sentences/read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const clausesOf = (sentence: string) => read(sentence).clauses.map(({ clause }) => clause)
const states = (...ids: string[]): HardClause => ({ fact: 'collegeState', in: ids })
const nursing: HardClause = { fact: 'fieldOfStudy', in: ['nursing'] }

describe('where a college is', () => {
  it.each<[string, HardClause]>([
    ['Students who study at a Montana college.', states('MT')],
    ['Must have been accepted at a Virginia public college.', states('VA')],
    ['Must be enrolled at a state-supported college in New Hampshire.', states('NH')],
    ['Must attend one of Ohio’s 14 independent colleges.', states('OH')],
    ['Attends any of the four public colleges in Vermont.', states('VT')],
    ['The award must be used at a Louisiana college.', states('LA')],
    ['The award may be used at any college in Iowa.', states('IA')],
    ['The scholarship can be used toward tuition at any Texas college.', states('TX')],
    ['Can attend any public college in Idaho without paying tuition.', states('ID')],
    ['May attend state-supported colleges in Maine tuition free.', states('ME')],
    [
      'At any college in North Dakota or South Dakota, including the tribal colleges.',
      states('ND', 'SD'),
    ],
    ['Students at any college in Utah, may apply for the Hale award.', states('UT')],
  ])('%s', (sentence, clause) => {
    expect(clausesOf(sentence)).toEqual([clause])
  })

  it('says of what type it is', () => {
    expect(clausesOf('Students at any of Nevada’s community colleges.')).toEqual([
      { all: [states('NV'), { fact: 'collegeType', in: ['community_college'] }] },
    ])
  })

  it.each<[string, HardClause[]]>([
    ['Must be enrolled in an accredited nursing program in Nevada.', [nursing, states('NV')]],
    ['Students who study nursing in Ohio.', [nursing, states('OH')]],
    ['Must be in a nursing program located in Utah.', [nursing, states('UT')]],
    [
      'Students at a medical school in Missouri, Arkansas or Kansas.',
      [{ fact: 'fieldOfStudy', in: ['medicine'] }, states('MO', 'AR', 'KS')],
    ],
    [
      'Must be admitted to a law school in Ohio.',
      [{ fact: 'fieldOfStudy', in: ['law'] }, states('OH')],
    ],
    [
      'Must be in a nursing program in Clark County, Nevada.',
      [nursing, { fact: 'collegeCounty', in: ['NV/Clark'] }],
    ],
  ])('is told behind the program: %s', (sentence, clauses) => {
    expect(clausesOf(sentence)).toEqual(clauses)
  })

  it.each<[string, string]>([
    ['Ohio residents in an RN program within the state.', 'likely'],
    ['Ohio residents who enroll at an in-state college.', 'likely'],
    ['Ohio residents who attend any public college in the state.', 'likely'],
  ])('is the state of the listing: %s', (text, confidence) => {
    const { clauses } = readListing([{ kind: 'eligibility', text }])
    expect(clauses).toContainEqual(expect.objectContaining({ criteria: states('OH'), confidence }))
  })

  it.each([
    'Students may attend a college in Ohio or elsewhere.',
    'The award may be used in Ohio.',
    'Pays in-state tuition for Ohio residents.',
    'Must have finished a nursing program in Ohio.',
    'Nursing students from Ohio.',
  ])('is not told by: %s', (sentence) => {
    expect(JSON.stringify(clausesOf(sentence))).not.toContain('collegeState')
  })

  it('knows a month', () => {
    expect(clausesOf('One award is given each May to women who study nursing.')).toEqual([
      { fact: 'gender', in: ['female'] },
      nursing,
    ])
  })
})
