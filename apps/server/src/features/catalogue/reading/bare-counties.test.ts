import { evaluate } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import type { Criteria } from '@laurel/matching/criteria'
import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const read = (text: string) =>
  readListing([
    { kind: 'title', text: 'Clover Award' },
    { kind: 'sponsor', text: 'Hill Fund' },
    { kind: 'eligibility', text },
  ])

const criteriaOf = (text: string): Criteria => ({
  all: read(text).clauses.map(({ criteria }) => criteria),
})
const verdictOf = (text: string, county: string, attested: Record<string, boolean> = {}) =>
  evaluate(criteriaOf(text), { county: [county] }, { today: '2026-11-29', facts: FACTS, attested })
    .verdict

describe('a county that a text names without its state', () => {
  const text = 'Must be a resident of Benton County.'
  const question = 'Hill Fund names Benton County, and no state. Is yours meant?'

  it('shuts out who lives in one of another name', () => {
    expect(verdictOf(text, 'TX/Brazos')).toBe('ineligible')
  })

  it('asks who lives in one of this name whether it is that one', () => {
    expect(verdictOf(text, 'AR/Benton')).toBe('possible')
    expect(verdictOf(text, 'AR/Benton County', { [question]: true })).toBe('eligible')
    expect(verdictOf(text, 'AR/Benton', { [question]: false })).toBe('ineligible')
  })

  it('may be one of several, and is likely at most', () => {
    const { clauses, known } = read('Must live in Warren, Butler or Clark County.')
    expect(known).toBe('read')
    expect(clauses).toMatchObject([
      {
        confidence: 'likely',
        criteria: {
          all: [
            { fact: 'county', in: ['Warren', 'Butler', 'Clark'] },
            {
              attest:
                'Hill Fund names Warren, Butler or Clark counties, and no state. Is yours meant?',
            },
          ],
        },
      },
    ])
  })

  it('is preferred without a question', () => {
    expect(
      JSON.stringify(criteriaOf('Preference is given to students from Lake County.')),
    ).not.toContain('attest')
  })

  it('is that of the state that stands behind it, or elsewhere in the listing', () => {
    for (const said of [
      'Must live in Clark County, Nevada.',
      'For Nevada families. Must live in Clark County.',
    ])
      expect(JSON.stringify(criteriaOf(said))).toContain('NV/Clark')
  })

  it('decides nothing beside other places', () => {
    const { clauses } = read('Must live in Los Angeles, Ventura or Santa Barbara County.')
    expect(clauses.filter(({ confidence }) => confidence !== 'unsure')).toEqual([])
  })

  it('is no county in the name of a school, nor an area around one', () => {
    for (const said of [
      'Must attend Polk County High School.',
      'Must live in the Eddy County area.',
    ])
      expect(JSON.stringify(criteriaOf(said))).not.toContain('"county"')
  })
})
