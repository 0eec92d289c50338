import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readListing } from './read-listing.ts'
import { readSentence } from './sentences/read-sentence.ts'

const clausesOf = (sentence: string) =>
  readSentence(sentence, 0, sentence.length, 'eligibility').clauses.map(({ clause }) => clause)

describe('people in counties', () => {
  const read = (sponsor: string, text: string) =>
    readListing([
      { kind: 'sponsor', text: sponsor },
      { kind: 'eligibility', text },
    ]).clauses

  it.each<[string, string, HardClause]>([
    [
      'Families of Puget Sound',
      'Residents of King or Pierce County.',
      { fact: 'county', in: ['WA/King', 'WA/Pierce'] },
    ],
    [
      'Community Foundation',
      'He cut timber in the Upper Peninsula. Students must live in Ontonagon or Gogebic County.',
      { fact: 'county', in: ['MI/Ontonagon', 'MI/Gogebic'] },
    ],
    [
      'Foundation of Eastern Iowa',
      'Students in Clinton or Scott County.',
      {
        any: [
          { fact: 'county', in: ['IA/Clinton', 'IA/Scott'] },
          { fact: 'highSchoolCounty', in: ['IA/Clinton', 'IA/Scott'] },
        ],
      },
    ],
  ])('%s: %s', (sponsor, text, criteria) => {
    expect(read(sponsor, text)).toContainEqual(
      expect.objectContaining({ criteria, confidence: 'likely' }),
    )
  })

  it('are of no state where parts of two are named', () => {
    const text = 'Residents of King or Pierce County, from Puget Sound to the Upper Peninsula.'
    expect(read('Fund', text)).toEqual([])
  })
})

describe('other words for what is asked', () => {
  it.each<[string, HardClause]>([
    [
      'U.S. citizenship or permanent residence is required.',
      { fact: 'citizenship', in: ['us_citizen', 'us_permanent_resident'] },
    ],
    [
      'Must have at least one parent or grandparent of Polish birth or descent.',
      { fact: 'heritage', in: ['Polish'] },
    ],
    ['Must have a final GPA of 3.0 or more.', { fact: 'gpa', gte: 3 }],
  ])('%s', (sentence, clause) => {
    expect(clausesOf(sentence)).toEqual([clause])
  })
})
