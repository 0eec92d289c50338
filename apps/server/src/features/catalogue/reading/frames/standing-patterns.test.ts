import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readSentence } from '../sentences/read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const levels = (...ids: string[]): HardClause => ({ fact: 'schoolLevel', in: ids })
const gpa = (gte: number): HardClause => ({ fact: 'gpa', gte })
const rank = (lte: number): HardClause => ({ fact: 'classRankPct', lte })

describe('years, grades, rank and credits in their many wordings', () => {
  it.each<[string, HardClause]>([
    [
      'Must be in the junior or senior year of college.',
      levels('college_junior', 'college_senior'),
    ],
    ['Must be in their final year at a university.', levels('college_senior')],
    ['Students entering their third year of college.', levels('college_sophomore')],
    ['Must be in the second year of high school.', levels('hs_sophomore')],
    ['Must be full-time.', { fact: 'enrollment', in: ['full_time'] }],
    ['Must carry a full-time course load.', { fact: 'enrollment', in: ['full_time'] }],
    ['Must be enrolled in at least six credit hours.', { fact: 'creditsPerTerm', gte: 6 }],
    ['Must have completed 30 credits.', { fact: 'creditsEarned', gte: 30 }],
    ['3.0 GPA or higher required', gpa(3)],
    ['Minimum 3.0 cumulative GPA (on a 4.0 scale) or equivalent.', gpa(3)],
    ['GPA must not be lower than 2.75.', gpa(2.75)],
    ['You must have at least a 3.0 average.', gpa(3)],
    ['Students with a 2.0 to 3.0 GPA.', { fact: 'gpa', between: [2, 3] }],
    ['Must be in the upper third of their class.', rank(33)],
    ['Top quarter of the graduating class.', rank(25)],
    ['Class rank in the top third.', rank(33)],
    ['Must score a 28 ACT or better.', { fact: 'act', gte: 28 }],
    [
      'Applicants should be born on or after 1 January 1992.',
      { fact: 'birthDate', gte: '1992-01-01' },
    ],
    ['Must be born before July 4, 2010.', { fact: 'birthDate', lte: '2010-07-04' }],
    [
      'Must be born between 2 April 1999 and 1 April 2008.',
      { fact: 'birthDate', between: ['1999-04-02', '2008-04-01'] },
    ],
    ['Applicants must be under 35 years of age on 1 April 2027.', { fact: 'age', lte: 34 }],
    ['Must not have reached their 26th birthday.', { fact: 'age', lte: 25 }],
  ])('%s', (sentence, clause) => {
    expect(read(sentence)).toMatchObject({ isWhole: true, clauses: [{ clause }] })
  })

  it('tells the floors of two schools apart', () => {
    const { clauses } = read('Must have a 2.5 GPA in high school and a 3.0 GPA in college.')
    expect(clauses.map(({ clause }) => clause)).toEqual([
      {
        any: [
          { all: [levels('high_school'), gpa(2.5)] },
          { all: [levels('undergraduate'), gpa(3)] },
        ],
      },
    ])
  })

  it('takes full-time entrants of a year for those in the year before, likely', () => {
    expect(read('Will enter college as freshmen.').clauses).toMatchObject([
      { clause: levels('hs_senior'), confidence: 'likely' },
    ])
  })

  it.each(['Must be enrolled at least half-time.', 'Half-time or more.'])(
    'asks nobody how much they study: %s',
    (sentence) => {
      expect(read(sentence)).toMatchObject({ clauses: [], lifted: ['enrollment'], isWhole: true })
    },
  )

  it.each(['Women over 25.', 'Anyone over 25.'])('an age behind people: %s', (sentence) => {
    expect(read(sentence).clauses.map(({ clause }) => clause)).toContainEqual({
      fact: 'age',
      gte: 25,
    })
  })

  it.each([
    'Entrants under 18 need consent of a parent.',
    'A company with women over 25 percent.',
    'Pursuing a first bachelor’s degree.',
  ])('leaves open what it does not say: %s', (sentence) => {
    const found = read(sentence)
    expect(found.isWhole).toBe(false)
    expect(JSON.stringify(found.clauses)).not.toContain('"age"')
  })
})
