import { describe, expect, it } from 'vitest'
import { clausesOf, read, unreadOf } from './testing/read-row.ts'

const awardOf = (row: object) => read(row).scholarship.award
const deadlineOf = (deadline: string) => read({ deadline }).scholarship.deadline

const inCountry = (...ids: string[]) => ({
  any: [
    { fact: 'country', in: ids },
    { fact: 'collegeCountry', in: ids },
  ],
})
const atLevel = (level: string) => ({
  any: [
    { fact: 'schoolLevel', in: [level] },
    { fact: 'levelNextYear', in: [level] },
  ],
})

describe('a country beside an award', () => {
  it('may be where one lives or where one studies, and alone tells nothing', () => {
    const { reading } = read({ country: 'Japan' })
    expect(reading).toMatchObject({
      known: 'unread',
      clauses: [{ criteria: inCountry('JP'), confidence: 'likely' }],
    })
    expect(clausesOf({ location: 'United Kingdom' })).toEqual([inCountry('GB')])
  })

  it('is a home among rules, and where its name says so', () => {
    const home = { fact: 'country', in: ['US'] }
    expect(clausesOf({ eligibility: { country: 'US' } })).toEqual([home])
    expect(clausesOf({ 'Country of Residence': 'US' })).toEqual([home])
  })

  it('says nothing where the text tells where one must live', () => {
    const row = { country: 'USA', eligibility: 'Applicants must be residents of Canada.' }
    expect(clausesOf(row)).toEqual([{ fact: 'country', in: ['CA'] }])
  })

  it('makes international students those of other countries', () => {
    const row = { country: 'Japan', eligibility: 'Open to international students.' }
    expect(clausesOf(row)).toContainEqual({ not: { fact: 'nationality', in: ['JP'] } })
    const atHome = { country: 'USA', eligibility: 'Open to international students.' }
    expect(clausesOf(atHome)).toContainEqual({ fact: 'citizenship', in: ['international'] })
  })
})

describe('a column of names', () => {
  it.each([
    'UK universities',
    'Various (partner institutions)',
    'Korean Universities (designated by the ministry)',
  ])('takes %j for no college', (university) => {
    expect(JSON.stringify(clausesOf({ university }))).not.toContain('"college"')
    expect(unreadOf({ university })).not.toEqual([])
  })

  it.each([
    'Demonstrated Financial Need',
    'Contact Local Chapter for Application Process',
    'Annual household income <$50,000',
    'Preferably from Wisconsin',
    'Volunteer Hours in Sailing',
  ])('takes %j for no body', (Affiliation) => {
    expect(JSON.stringify(clausesOf({ Affiliation }))).not.toContain('membership')
  })

  it('keeps bodies', () => {
    expect(clausesOf({ Affiliation: 'Harbour Pilots Association' })).toEqual([
      { fact: 'membership', in: ['Harbour Pilots Association'] },
    ])
  })
})

describe('a bare number', () => {
  it('is no least age that hardly anybody asks, and no income in dollars', () => {
    expect(clausesOf({ 'Age Requirement': '34' })).toEqual([])
    expect(clausesOf({ 'Age Requirement': '18' })).toEqual([{ fact: 'age', gte: 18 }])
    expect(clausesOf({ Income: '800000' })).toEqual([])
    expect(clausesOf({ Income: '60000' })).toEqual([{ fact: 'householdIncomeUsd', lte: 60_000 }])
  })

  it('is no award of a dollar', () => {
    expect(awardOf({ value: 1 })).toBeNull()
    expect(awardOf({ value: '1' })).toBeNull()
    expect(awardOf({ value: '$5' })).toMatchObject({ kind: 'fixed', max: 5 })
  })

  it('says less than the words beside it', () => {
    const range = { kind: 'range', min: 300, max: 5000 }
    expect(awardOf({ amountText: '$300–$5,000', amount: 5000 })).toMatchObject(range)
    expect(awardOf({ amount: 5000, amountText: '$300–$5,000' })).toMatchObject(range)
  })
})

describe('lists of levels and fields', () => {
  it('passes over what another country calls a level', () => {
    expect(clausesOf({ level: 'Undergraduate (S-1), Master (S-2), Doctoral (S-3)' })).toEqual([
      { fact: 'degreeType', in: ['undergraduate_degree', 'master', 'doctoral'] },
    ])
  })

  it('lets in all where one of several is all', () => {
    expect(clausesOf({ fields: 'STEM/All fields' })).toEqual([])
    expect(clausesOf({ gender: 'Every' })).toEqual([])
    expect(unreadOf({ age: '−' })).toEqual([])
  })
})

describe('a short cell about people under a name nobody knows', () => {
  it('is read, and the listing is not read to its end without it', () => {
    const row = { state: 'Ohio', career_stage: 'PhD candidate (after the first year)' }
    expect(read(row).reading?.known).toBe('partly')
    expect(unreadOf(row)).toEqual(['career stage: PhD candidate (after the first year)'])
  })

  it('is likely at most, and takes no text of rules away', () => {
    const row = { students: 'veterans', rules: 'Applicants must live in Maine.' }
    expect(read(row).reading?.clauses).toMatchObject([
      { criteria: { fact: 'militaryAffiliation', in: ['veteran'] }, confidence: 'likely' },
      { criteria: { fact: 'state', in: ['ME'] } },
    ])
  })
})

describe('a level in a name', () => {
  it.each([
    ['Harbour Graduate Research Fellowship', atLevel('graduate')],
    ['Harbour Undergraduate Scholarship', atLevel('undergraduate')],
    ['Harbour PhD Fellowship', { fact: 'degreeType', in: ['doctoral'] }],
  ])('counts: %s', (title, clause) => {
    expect(clausesOf({ title })).toContainEqual(clause)
  })

  it.each([
    'High School Graduate Scholarship',
    'Graduate and Undergraduate Scholarship',
    'Recent Graduate Award',
    'Postgraduate Fellowship',
  ])('does not: %s', (title) => {
    expect(JSON.stringify(clausesOf({ title }))).not.toContain('schoolLevel')
  })
})

describe('sums and days that are none of the award', () => {
  it.each([
    ['$10,000 (52 recipients); top 10 winners receive an additional $15,000', 10_000],
    ['$5,000 (25 winners); Grand Prize winner receives an additional $10,000', 5000],
  ])('takes what only some get for no tier: %s', (award, max) => {
    expect(awardOf({ award })).toMatchObject({ kind: 'fixed', max })
  })

  it.each([
    'Year 1- $2,500Year 2- $2,750Year 3- $3,000',
    'Monthly stipend: JPY 147,000, travel allowance: JPY 25,000, book allowance: JPY 75,000',
    'Full Scholarship: HK$185,000 p.a., Half-tuition Scholarship: HK$70,000 p.a.',
  ])('does not choose among parts: %s', (award) => {
    expect(awardOf({ award })).toMatchObject({ kind: 'varies' })
  })

  it.each([
    'As soon as possible after October 1',
    'October 1, when the FAFSA opens',
    'June 30 of 8th grade year',
  ])('takes no day on which nothing ends: %s', (text) => {
    expect(deadlineOf(text)).toMatchObject({ date: null })
  })
})

it('tells words and address of a link apart', () => {
  const { scholarship } = read({ title: '[Pilots’ Award](https://pilots.example/award)' })
  expect(scholarship).toMatchObject({
    title: 'Pilots’ Award',
    applyUrl: 'https://pilots.example/award',
  })
})

it('takes no measure of each for a rule', () => {
  const row = { eligibility: 'High school seniors who are tall (5\'10" for women, 6\'2" for men)' }
  expect(JSON.stringify(clausesOf(row))).not.toContain('gender')
})

it.each(['University', 'Conference', 'non-profit'])(
  'takes the kind %j for no sponsor',
  (sponsor) => {
    expect(read({ sponsor }).scholarship.sponsor).toBe('Sponsor not stated')
  },
)

it('says codes of a column in words', () => {
  const row = { eligibility: { grade_levels: ['high_school_senior', 'college_undergraduate'] } }
  const [clause] = read(row).reading?.clauses ?? []
  expect(clause?.words).toBe('grade levels: high school senior; college undergraduate')
})

it('reads an award that opens on one day and is due on another', () => {
  const text = 'The application is available December 1, 2025 and due February 16, 2026.'
  expect(deadlineOf(text)).toMatchObject({ date: '2026-02-16', opens: '2025-12-01' })
})

it('takes a band of musicians for no tribe, and Kansas City for no state', () => {
  const band = { eligibility: 'Members of the Minuteman Marching Band.' }
  expect(JSON.stringify(clausesOf(band))).not.toContain('tribe')
  const tribe = { eligibility: 'Members of the Bay Mills Band of Ojibwe.' }
  expect(JSON.stringify(clausesOf(tribe))).toContain('tribe')
  const county = { eligibility: 'Residents of Jackson County in Greater Kansas City.' }
  expect(JSON.stringify(clausesOf(county))).not.toContain('KS')
})

it('knows what cannot be renewed', () => {
  const award = '$500 – $1,000. Renewable: Not a renewable scholarship.'
  expect(awardOf({ award })).toMatchObject({ renewable: false })
})

describe('a row that says hardly anything', () => {
  it('is not read where all it tells is a level', () => {
    expect(read({ level: 'HS Senior', amount: '$500' }).reading?.known).toBe('unread')
    expect(read({ eligibility: { level: 'HS Senior' } }).reading?.known).toBe('read')
    expect(read({ level: 'HS Senior', gpa: '3.0' }).reading?.known).toBe('read')
  })

  it('is read by its note where it has no other words', () => {
    const row = { level: 'HS Senior', note: 'For Hispanic students.' }
    expect(clausesOf(row)).toContainEqual({ fact: 'ethnicity', in: ['hispanic_latino'] })
    const both = { note: 'Call them.', description: 'Students write an essay.' }
    expect(read(both).scholarship.descriptionText).toBe('Students write an essay.')
  })
})

it('takes no part of a span of levels', () => {
  const [clause] = clausesOf({ level: 'HS Junior–Postgrad', gpa: '3.0' })
  expect(JSON.stringify(clause)).toContain('graduate')
  expect(JSON.stringify(clause)).toContain('hs_senior')
})

it('takes dollars of Canada for none of ours', () => {
  const row = { sponsor: 'Government of Ontario', amount: 'Up to $7,400' }
  expect(awardOf(row)).toMatchObject({ kind: 'varies', raw: 'Up to $7,400' })
  expect(awardOf({ ...row, amount: 'US$7,400' })).toMatchObject({ max: 7400 })
  const inTheirs = { kind: 'upTo', max: 7400, currency: 'CAD' }
  expect(awardOf({ ...row, currency: 'CAD' })).toMatchObject(inTheirs)
  expect(awardOf({ ...row, currency: 'USD' })).toMatchObject({ max: 7400, currency: 'USD' })
})

it('asks nobody for what befell a victim', () => {
  const row = { eligibility: 'Victim must have been killed or permanently disabled.' }
  expect(JSON.stringify(clausesOf(row))).not.toContain('disability')
})

it('keeps what somebody studies under a name nobody knows', () => {
  const row = { gpa: '2.5', 'College Program?': 'College or University - Aviation Program' }
  expect(unreadOf(row)).toEqual(['College Program?: College or University - Aviation Program'])
  expect(read(row).reading?.known).toBe('partly')
  expect(clausesOf({ gpa: '2.5', 'Program Length': '2 years' })).toHaveLength(1)
})

it.each([
  ['waiver of tuition for up to 8 semesters or 128 credits', { kind: 'tuition' }],
  ['up to four awards of not more than $1,000', { kind: 'upTo', max: 1000 }],
  ['$1000 per academic year, $500 per semester', { kind: 'fixed', max: 1000, period: 'year' }],
  ['annual scholarship of $5,000, renewable, maximum $20,000', { kind: 'fixed', max: 5000 }],
  ['$2000/yr to $3000/yr, additional $500/yr for housing', { kind: 'range', min: 2000, max: 3000 }],
])('takes only what one winner gets: %s', (award, shape) => {
  expect(awardOf({ award })).toMatchObject(shape)
})
