import { evaluate } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (sponsor: string, text: string) =>
  readListing([
    { kind: 'title', text: 'Clover Award' },
    { kind: 'sponsor', text: sponsor },
    { kind: 'eligibility', text },
  ])

describe('those who live in the state of who gives an award', () => {
  it.each([
    ['Ohio Department of Higher Education', 'OH'],
    ['West Virginia Higher Education Policy Commission', 'WV'],
    ['New York State Higher Education Services Corporation', 'NY'],
    ['Indiana Department of Veterans Affairs', 'IN'],
    ['State of Maine', 'ME'],
    ['Office of the Governor of Virginia', 'VA'],
    ['Tennessee Student Assistance Corporation', 'TN'],
  ])('are meant by %s', (sponsor, state) => {
    const { clauses } = read(sponsor, 'Must have a 3.0 GPA.')
    expect(clauses.find(({ why }) => why !== undefined)).toMatchObject({
      criteria: { fact: 'state', in: [state] },
      confidence: 'likely',
      words: sponsor,
    })
  })

  it.each([
    ['Ohio Department of Higher Education', 'Must live in Lucas County.'],
    ['Ohio Department of Higher Education', 'Must be a resident of Kentucky.'],
    ['Ohio Department of Higher Education', 'Non-residents may apply.'],
    ['Ohio Department of Higher Education', 'Students of Indiana and their friends.'],
    ['U.S. Department of Education', 'Must have a 3.0 GPA.'],
    ['Indiana University', 'Must have a 3.0 GPA.'],
    ['Texas Instruments Foundation', 'Must have a 3.0 GPA.'],
    ['Kansas City Bar Association', 'Must have a 3.0 GPA.'],
    ['Hill Club of Washington, D.C.', 'Must have a 3.0 GPA.'],
    ['Ann Washington', 'Must have a 3.0 GPA.'],
    ['Virginia Smith', 'Must have a 3.0 GPA.'],
    ['Ohio Farm Bureau', 'A contest for poets of all places.'],
  ])('are not told by %s: %s', (sponsor, text) => {
    const said = JSON.stringify(read(sponsor, text).clauses.map(({ why }) => why ?? ''))
    expect(said).not.toMatch(/office of a state|says a place/)
  })

  it.each([
    ['Ohio Farm Bureau', 'OH'],
    ['Rural Water Association of Utah', 'UT'],
    ['Virginia Society of Beekeepers', 'VA'],
    ['West Virginia Bar Foundation', 'WV'],
    ['Young Beekeepers of Ohio', 'OH'],
  ])('may be meant by %s', (sponsor, state) => {
    const { clauses, known } = read(sponsor, 'Must have a 3.0 GPA.')
    const home = clauses.find(({ why }) => why !== undefined)
    expect(home).toMatchObject({
      criteria: { any: [{ fact: 'state', in: [state] }, { attest: expect.any(String) }] },
      confidence: 'likely',
      words: sponsor,
    })
    expect(known).toBe('read')
  })

  it('are told by others, who are asked, from those who live elsewhere', () => {
    const { clauses } = read('Ohio  Farm Bureau', 'Must have a 3.0 GPA.')
    const criteria = { all: clauses.map((clause) => clause.criteria) }
    const verdictIn = (state: string) =>
      evaluate(criteria, { state: [state], gpa: [3.5] }, { today: '2026-11-29', facts: FACTS })
    expect(verdictIn('OH').verdict).toBe('eligible')
    const elsewhere = verdictIn('NV')
    expect(elsewhere.verdict).toBe('possible')
    expect(JSON.stringify(elsewhere)).toContain(
      'Does Ohio Farm Bureau give this award to people outside Ohio as well?',
    )
  })

  it('are surely meant by an office only where it helps to study', () => {
    const { clauses } = read('Ohio Department of Higher Education', 'Repays loans of nurses.')
    expect(clauses).toMatchObject([
      { criteria: { any: [{ fact: 'state', in: ['OH'] }, { attest: expect.any(String) }] } },
    ])
  })

  it.each([
    ['Alberta Student Aid', 'CA'],
    ['Student Awards Agency Scotland', 'GB'],
  ])('may be those of another country: %s', (sponsor, country) => {
    const { clauses } = read(sponsor, 'Must have a 3.0 GPA.')
    expect(clauses.find(({ why }) => why !== undefined)).toMatchObject({
      criteria: { any: [{ fact: 'country', in: [country] }, { attest: expect.any(String) }] },
    })
  })

  it.each([
    ['Benton County Farm Bureau', 'Benton', 'Benton County'],
    ['Community Foundation of St. Clair County', 'St. Clair', 'St. Clair County'],
    ['Clark County Bar Association, Nevada', 'NV/Clark', 'Clark County'],
  ])('may be those of a county: %s', (sponsor, county, name) => {
    const { clauses } = read(sponsor, 'Must have a 3.0 GPA.')
    const attest = `Does ${sponsor} give this award to people outside ${name} as well?`
    const facts = ['county', 'highSchoolCounty'].map((fact) => ({ fact, in: [county] }))
    expect(clauses.map(({ criteria }) => criteria)).toContainEqual({ any: [...facts, { attest }] })
  })

  it.each([
    ['New Jersey Bar Foundation', 'NJ'],
    ['New Mexico Farm Bureau', 'NM'],
  ])('are of the state, not of a country that is called alike: %s', (sponsor, state) => {
    const { clauses } = read(sponsor, 'Must have a 3.0 GPA.')
    expect(clauses.find(({ why }) => why !== undefined)?.criteria).toMatchObject({
      any: [{ fact: 'state', in: [state] }, { attest: expect.any(String) }],
    })
  })

  it('are not told of another country where the text says whom it helps', () => {
    const { clauses } = read('Alberta Student Aid', 'For students who are citizens of India.')
    expect(JSON.stringify(clauses)).not.toContain('"CA"')
    const abroad = read('Government of Ireland', 'Must have a 3.0 GPA.').clauses
    expect(JSON.stringify(abroad)).not.toContain('"IE"')
  })
})
