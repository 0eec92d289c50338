import type { HardClause } from '@laurel/matching/criteria'
import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const clausesOf = (text: string): unknown[] =>
  readListing([{ kind: 'eligibility', text }]).clauses.map(({ criteria }) => criteria)

const levels = (...ids: string[]): HardClause => ({ fact: 'schoolLevel', in: ids })

const SECOND_YEAR_ON = levels('college_sophomore', 'college_junior', 'college_senior', 'graduate')
const LAST_TWO = levels('college_junior', 'college_senior')

describe('how a year of study is asked for', () => {
  it.each<[sentence: string, clause: HardClause]>([
    [
      'Students must be entering their junior or senior year of study.',
      levels('college_sophomore', 'college_junior'),
    ],
    ['Students in at least their second year of study.', SECOND_YEAR_ON],
    ['Must have completed the first year of college.', SECOND_YEAR_ON],
    ['Students who have completed at least one year of college.', SECOND_YEAR_ON],
    ['Must have at least sophomore status.', SECOND_YEAR_ON],
    ['Must have attained junior status.', levels('college_junior')],
    ['Open to third- and fourth-year students.', LAST_TWO],
    [
      'Open to second-, third- and fourth-year students.',
      levels('college_sophomore', 'college_junior', 'college_senior'),
    ],
    ['Open to students in the third or fourth year of an undergraduate program.', LAST_TWO],
    ["Students must be in the last two years of a bachelor's program.", LAST_TWO],
    [
      "Entering the last two years of a bachelor's program.",
      levels('college_sophomore', 'college_junior'),
    ],
    ['Entering their sophomore year of high school.', levels('hs_freshman')],
    ['A first-year student.', levels('college_freshman')],
  ])('%s', (sentence, clause) => {
    expect(clausesOf(sentence)).toContainEqual(clause)
  })

  it('lets in that year of either school where nobody can tell which is meant', () => {
    const read = readListing([{ kind: 'eligibility', text: 'Open to juniors and seniors.' }])
    expect(read.clauses.map(({ criteria }) => criteria)).toEqual([
      levels('hs_junior', 'college_junior', 'hs_senior', 'college_senior'),
    ])
    expect(read.clauses.map(({ confidence }) => confidence)).toEqual(['likely'])
    expect(read.known).toBe('partly')
    expect(clausesOf('Must be a rising junior.')).toEqual([
      levels('hs_sophomore', 'college_sophomore'),
    ])
    expect(clausesOf('Applicants must be in their sophomore year.')).toEqual([
      levels('hs_sophomore', 'college_sophomore'),
    ])
  })

  it('tells the old from those in their last year', () => {
    expect(clausesOf('Seniors aged 60 and over.')).not.toContainEqual(
      levels('hs_senior', 'college_senior'),
    )
    expect(clausesOf('Senior citizens returning to school.')).toEqual([])
  })

  it('takes who enters graduate school as one of the next school year', () => {
    expect(clausesOf('Incoming doctoral students in physics.')).toEqual([
      { any: [levels('graduate'), { fact: 'levelNextYear', in: ['graduate'] }] },
      { fact: 'degreeType', in: ['doctoral'] },
      { fact: 'fieldOfStudy', in: ['physics'] },
    ])
  })
})

describe('of which school a year is', () => {
  const years = (text: string, sponsor = 'Fund'): unknown[] =>
    readListing([
      { kind: 'sponsor', text: sponsor },
      { kind: 'eligibility', text },
    ])
      .clauses.map(({ criteria }) => criteria)
      .filter((clause) => JSON.stringify(clause).includes('schoolLevel'))

  it.each([
    'Second-year students at a law school in Ohio.',
    'Third- or fourth-year students at an accredited medical school.',
  ])('of a graduate school: %s', (text) => {
    expect(years(text)).toEqual([levels('graduate')])
  })

  it('of the high school that gives the award, or is spoken of', () => {
    expect(years('Graduating Timberline seniors.', 'Timberline High School Boosters')).toEqual([
      levels('hs_senior'),
    ])
    expect(years('A senior girl who has run track at a high school in Roanoke.')).toEqual([
      levels('hs_senior'),
    ])
  })

  it('of either where a college is spoken of as well', () => {
    expect(years('A senior at a high school in Roanoke or in college.')).not.toEqual([
      levels('hs_senior'),
    ])
  })
})

it('who enters college as a first-year student is in high school now', () => {
  expect(clausesOf('Applicants entering college as first-year students.')).toEqual([
    levels('hs_senior'),
  ])
})
