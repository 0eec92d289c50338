import type { HardClause } from '@laurel/matching/criteria'
import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const readOf = (text: string) => readListing([{ kind: 'eligibility', text }])
const clausesOf = (text: string): unknown[] => readOf(text).clauses.map(({ criteria }) => criteria)

const isOf = (fact: string, ...ids: string[]): HardClause => ({ fact, in: ids })
const from = (...ids: string[]) => ({
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
    [
      'Must be a citizen or legal resident of the United States of America.',
      [isOf('citizenship', 'us_citizen', 'us_permanent_resident')],
    ],
    [
      'Must be an American citizen or permanent resident.',
      [isOf('citizenship', 'us_citizen', 'us_permanent_resident')],
    ],
    ['Must be a Canadian citizen or permanent resident.', [from('CA')]],
    ['Open to Australian citizens or permanent residents.', [from('AU')]],
    ['Permanent residents or Canadian citizens.', [from('CA')]],
    [
      'U.S. or Canadian citizens or permanent residents.',
      [{ any: [isOf('citizenship', 'us_citizen', 'us_permanent_resident'), ...from('CA').any] }],
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

  it.each<[sentence: string, clauses: readonly HardClause[]]>([
    ['Applicants must be residents of Alberta.', [isOf('country', 'CA')]],
    ['Must attend college in Ontario or Quebec.', studiesIn('CA')],
    ['Must live in Northern Ireland.', [isOf('country', 'GB')]],
  ])(
    'asks for the country of a part of one, and leaves the part to be read: %s',
    (text, clauses) => {
      const { unread } = readOf(text)
      expect(clausesOf(text)).toEqual(clauses)
      expect(unread.map(({ words }) => words)).toEqual([text])
    },
  )

  it('takes a town or a county for what it is, though a part of a country has its name', () => {
    expect(clausesOf('Must live in Ontario, California.')).toEqual([isOf('city', 'CA/Ontario')])
    expect(clausesOf('Students from Scotland County, Missouri.')).toEqual([
      isOf('county', 'MO/Scotland'),
    ])
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
