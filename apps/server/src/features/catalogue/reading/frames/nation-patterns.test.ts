import type { HardClause } from '@laurel/matching/criteria'
import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const readOf = (text: string) => readListing([{ kind: 'eligibility', text }])
const clausesOf = (text: string): unknown[] => readOf(text).clauses.map(({ criteria }) => criteria)

const isOf = (fact: string, ...ids: string[]): HardClause => ({ fact, in: ids })
const from = (...ids: string[]): HardClause => ({
  any: [isOf('nationality', ...ids), isOf('country', ...ids)],
})
const studiesIn = (id: string): HardClause[] => [
  { fact: 'plansCollege', is: true },
  isOf('collegeCountry', id),
]

describe('countries', () => {
  it.each<[sentence: string, clauses: readonly HardClause[]]>([
    ['Open to students from India, Pakistan and Sri Lanka.', [from('IN', 'PK', 'LK')]],
    ['Citizens or permanent residents of Canada.', [from('CA')]],
    ['A permanent resident or citizen of New Zealand.', [from('NZ')]],
    ['Nationals of any Nordic country.', [isOf('nationality', 'DK', 'FI', 'IS', 'NO', 'SE')]],
    ['Must live in the United Kingdom.', [isOf('country', 'GB')]],
    [
      'Citizens of Ghana studying at a university in Ireland.',
      [isOf('nationality', 'GH'), ...studiesIn('IE')],
    ],
    [
      'U.S. citizens attending school in the United Kingdom.',
      [isOf('citizenship', 'us_citizen'), ...studiesIn('GB')],
    ],
    [
      'Citizens or legal residents of the United States.',
      [isOf('citizenship', 'us_citizen', 'us_permanent_resident')],
    ],
  ])('%s', (sentence, clauses) => {
    expect(clausesOf(sentence)).toEqual(clauses)
  })

  it('knows what groups and others are left', () => {
    const outside = { not: isOf('nationality', 'GB') }
    expect(clausesOf('Open to nationals of all countries except the United Kingdom.')).toEqual([
      outside,
    ])
    const [commonwealth] = clausesOf('Applicants must be Commonwealth citizens.')
    expect((commonwealth as { in: string[] }).in).toEqual(expect.arrayContaining(['KE', 'NZ']))
  })

  it('takes a state for a state, though a country has its name', () => {
    expect(clausesOf('Students from Georgia.')).toEqual([isOf('state', 'GA')])
  })

  it('counts 27 members of the European Union', () => {
    const [clause] = clausesOf('Citizens of an EU member state.')
    expect(clause).toMatchObject({ fact: 'nationality' })
    expect((clause as { in: string[] }).in).toHaveLength(27)
  })
})

describe('parts of states', () => {
  it.each<[sentence: string, states: readonly string[]]>([
    ['Must be a resident of southeast Alaska.', ['AK']],
    ['Residents of rural Kansas.', ['KS']],
    ['Students who live in the Pacific Northwest.', ['OR', 'WA', 'ID']],
    ['Residents of the Hudson Valley.', ['NY']],
    ['Must live in West Virginia.', ['WV']],
  ])('%s', (sentence, states) => {
    expect(clausesOf(sentence)).toEqual([isOf('state', ...states)])
  })

  it('leaves the sentence to be read, as only some of the state is meant', () => {
    expect(readOf('Residents of Southern California.').known).toBe('partly')
    expect(readOf('Residents of California.').known).toBe('read')
  })
})
