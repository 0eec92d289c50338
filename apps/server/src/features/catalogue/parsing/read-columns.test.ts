import { describe, expect, it } from 'vitest'
import { toScholarship } from './parse-row.ts'

const read = (row: object) => {
  const parsed = toScholarship(
    { title: 'Harbour Award', sponsor: 'Harbour Trust', ...row },
    { today: '2026-11-20' },
  )
  if ('quarantine' in parsed || !parsed.reading) throw new Error('not read')
  return parsed.reading
}
const clausesOf = (row: object) => read(row).clauses.map(({ criteria }) => criteria)
const unreadOf = (row: object) => read(row).unread.map(({ words }) => words)

describe('columns beside each other', () => {
  it('takes years for those of the school that another column names', () => {
    const rules = { class_year: ['junior', 'senior'], level_of_study: ['high school'] }
    expect(read({ criteria: rules }).clauses).toMatchObject([
      { criteria: { fact: 'schoolLevel', in: ['hs_junior', 'hs_senior'] }, confidence: 'certain' },
    ])
  })

  it('asks for years that may be of either school beside them', () => {
    const criteria = { class_year: 'senior', level_of_study: ['high school', 'undergraduate'] }
    expect(clausesOf({ criteria })).toEqual([
      { fact: 'schoolLevel', in: ['high_school', 'undergraduate'] },
    ])
    expect(unreadOf({ criteria })).toEqual(['class year: senior'])
  })

  it.each([
    [{ sponsor: 'Harbour State U.' }, ['college_sophomore', 'college_junior']],
    [{ Majors: 'Nursing' }, ['college_sophomore', 'college_junior']],
    [
      { Majors: 'Nursing', 'Who can apply': 'HS students' },
      ['hs_sophomore', 'college_sophomore', 'hs_junior', 'college_junior'],
    ],
    [{}, ['hs_sophomore', 'college_sophomore', 'hs_junior', 'college_junior']],
  ])('takes years without a school by the row %j, as likely', (row, ids) => {
    const levels = read({ 'Class standing': 'SO, JR', ...row }).clauses.filter(
      ({ criteria }) => 'fact' in criteria && criteria.fact === 'schoolLevel',
    )
    expect(levels).toMatchObject([
      { criteria: { fact: 'schoolLevel', in: ids }, confidence: 'likely' },
    ])
  })

  it('makes one range of two ends', () => {
    const between = [{ fact: 'age', between: [18, 28] }]
    expect(clausesOf({ criteria: { age: { min: 18, max: 28 } } })).toEqual(between)
    expect(clausesOf({ 'Minimum age': '18', 'Maximum age': '28' })).toEqual(between)
    expect(clausesOf({ criteria: { age: { min: 18 } } })).toEqual([{ fact: 'age', gte: 18 }])
  })

  it('puts towns into the state beside them', () => {
    const residence = { state: 'AZ', cities: ['Yuma', 'Somerton'] }
    expect(clausesOf({ criteria: { residence } })).toEqual([
      { fact: 'state', in: ['AZ'] },
      { fact: 'city', in: ['AZ/Yuma', 'AZ/Somerton'] },
    ])
  })

  it('keeps what a column prefers as a preference', () => {
    expect(clausesOf({ 'Need based': 'Preferred', Major: 'Criminal justice pref.' })).toEqual([
      { fact: 'financialNeed', is: true, soft: true },
      { fact: 'fieldOfStudy', in: ['criminal_justice'], soft: true },
    ])
  })
})

describe('rules inside an object', () => {
  it('keeps the country of a key that says country, and its parts as words', () => {
    const criteria = { residence: { country: 'CA', province: 'Saskatchewan' } }
    expect(clausesOf({ criteria })).toEqual([{ fact: 'country', in: ['CA'] }])
    expect(unreadOf({ criteria })).toEqual(['residence province: Saskatchewan'])
  })

  it('takes no state of another country for one of the United States', () => {
    const criteria = { residence: { country: 'AU', state: 'WA' } }
    expect(clausesOf({ criteria })).toEqual([{ fact: 'country', in: ['AU'] }])
  })

  it('tells a degree that is held from one that is worked for', () => {
    const criteria = { level_of_study: ['PhD'], degree_required: 'Master' }
    expect(clausesOf({ criteria })).toEqual([
      { fact: 'degreeType', in: ['doctoral'] },
      { fact: 'degreeHeld', in: ['master', 'doctoral'] },
    ])
  })

  it('reads whose membership is asked', () => {
    const membership = { organization: 'Prairie Credit Union', relation: 'self or parent' }
    expect(clausesOf({ criteria: { membership } })).toEqual([
      {
        any: [
          { fact: 'membership', in: ['Prairie Credit Union'] },
          { fact: 'membership', relation: 'parent', in: ['Prairie Credit Union'] },
        ],
      },
    ])
  })

  it('reads a status by its values', () => {
    expect(clausesOf({ criteria: { status: ['refugee', 'asylum seeker'] } })).toEqual([
      { fact: 'lifeExperience', in: ['refugee_or_asylee'] },
    ])
  })

  it.each([
    [{ language: { test: 'IELTS', min: 6.5 } }, 'language: test IELTS, min 6.5'],
    [{ other: 'The bees decide on this.' }, 'The bees decide on this.'],
    [{ health: 'Certificate of bees' }, 'health: Certificate of bees'],
    [{ income: { max: 30000, currency: 'EUR' } }, 'income: max 30000, currency EUR'],
    [{ host_country: 'US' }, 'host country: US'],
  ])('loses nothing of %j', (rule, words) => {
    const criteria = { level_of_study: 'undergraduate', ...rule }
    expect(unreadOf({ criteria })).toEqual([words])
    expect(clausesOf({ criteria })).toEqual([{ fact: 'schoolLevel', in: ['undergraduate'] }])
    expect(read({ criteria }).known).toBe('partly')
  })

  it('reads a limit of income in dollars', () => {
    expect(clausesOf({ criteria: { income: { max: 80000, currency: 'USD' } } })).toEqual([
      { fact: 'householdIncomeUsd', lte: 80_000 },
    ])
  })
})

it.each([
  { Residency: 'Local' },
  { Residency: 'Statewide' },
  { 'Need based': 'Some' },
  { Enrollment: 'At least half-time' },
  { Enrollment: '12+ credits' },
  { Citizenship: 'US/PR/Refugee' },
  { Majors: 'Surveying / Geomatics' },
  { 'Class standing': 'Post-bacc' },
])('never calls a row read to the end whose column %j was not understood', (column) => {
  const row = { GPA: '2.5', ...column }
  const [name, value] = Object.entries(column)[0] ?? []
  expect(read(row).known).toBe('partly')
  expect(unreadOf(row).join('\n')).toContain(value)
  expect(name).toBeDefined()
})

it('asks an organiser whose rules are stated what a column only likely says', () => {
  const row = { criteria: { all: [{ fact: 'gpa', gte: 3 }] }, 'Class standing': 'JR/SR' }
  const parsed = toScholarship(
    { title: 'Harbour Award', sponsor: 'Harbour Trust', ...row },
    { today: '2026-11-20' },
  )
  expect('scholarship' in parsed && parsed.scholarship.criteria.all).toEqual([
    { fact: 'gpa', gte: 3 },
    { attest: 'Class standing: JR/SR' },
  ])
})

it('takes for likely what only a reader of sentences found in a column', () => {
  const { clauses } = read({ Majors: 'Must be working toward a degree in surveying' })
  expect(clauses.map(({ confidence }) => confidence)).toEqual(['likely'])
})

it('takes a major without an option for no wider field', () => {
  expect(clausesOf({ Majors: 'Surveying' })).toEqual([])
  expect(unreadOf({ Majors: 'Surveying' })).toEqual(['Majors: Surveying'])
})
