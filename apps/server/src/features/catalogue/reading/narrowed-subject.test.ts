import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readListing } from './read-listing.ts'

const COLUMN = {
  words: 'fields of study: engineering; technology',
  clause: {
    any: [
      { fact: 'fieldOfStudy', in: ['engineering'] },
      { attest: 'fields of study: engineering; technology' },
    ],
  } satisfies HardClause,
}
const MEANT = ['computer_science', 'engineering', 'information_technology', 'skilled_trades']

/** The fields and subjects that a listing with this column asks for. */
const asked = (text: string) => {
  const { clauses } = readListing([{ kind: 'description', text }], [COLUMN])
  const found = clauses.filter(({ criteria }) => JSON.stringify(criteria).includes('fieldOfStudy'))
  expect(found).toHaveLength(1)
  return found[0]?.criteria
}
const fieldsIn = (text: string) => {
  const criteria = asked(text)
  return criteria && 'fact' in criteria && 'in' in criteria ? criteria.in.toSorted() : criteria
}

describe('a text that restricts what a column names more widely', () => {
  it.each([
    'Up to $900 for bright pupils with an interest in bridge engineering who meet the rules of the guild.',
    'Several sums for those of the guild who are pursuing engineering at places the guild knows.',
    'The guild backs people of merit on their way to a degree in engineering wherever that is.',
  ])('counts: %s', (text) => {
    expect(fieldsIn(text)).toEqual(['engineering'])
  })

  it('counts down to a subject within a field', () => {
    const text =
      'Up to $900 for pupils with an interest in old civil engineering who meet its rules.'
    const { clauses } = readListing([{ kind: 'description', text }], [COLUMN])
    expect(clauses.map(({ criteria }) => criteria)).toEqual([
      { fact: 'fieldOfStudy', in: ['engineering'] },
      { fact: 'major', in: ['civil_engineering'] },
    ])
  })
})

describe('a text that restricts nothing', () => {
  it.each([
    ['examples', 'People of the guild pursuing technical paths such as civil engineering.'],
    ['more of the kind', 'People of the guild pursuing engineering or a related technical path.'],
    ['what it includes', 'The guild backs technical people, including those in engineering.'],
    ['something unknown in its list', 'People of the guild pursuing bellwork or engineering.'],
    ['something wider beside it', 'People of the guild pursuing science or engineering degrees.'],
    ['where work may lead', 'People of the guild on their way to careers in engineering.'],
    ['a preference', 'Preference goes to people of the guild pursuing engineering.'],
    [
      'another field elsewhere',
      'Sums for the guild of pupils with an interest in engineering who know what computer science did.',
    ],
    ['what the sponsor does', 'The guild of bridge engineering gives sums to people of merit.'],
  ])('leaves the column as it is: %s', (_, text) => {
    expect(fieldsIn(text)).toEqual(expect.arrayContaining(MEANT))
  })
})
