import { describe, expect, it } from 'vitest'
import type { ListingText } from '../listing-reading.ts'
import { readListing } from '../read-listing.ts'

const read = (text: string, kind: ListingText['kind'] = 'eligibility') =>
  readListing([{ kind, text }])
const criteriaOf = (text: string) => read(text).clauses.map(({ criteria }) => criteria)
const asks = (place: string) => ({ attest: `Do you attend, or plan to attend, a ${place}?` })
const undergraduates = { fact: 'schoolLevel', in: ['undergraduate'] }

describe('places that work with a sponsor', () => {
  it.each<[string, unknown[]]>([
    ['Must attend a partner college.', [asks('partner college of this award')]],
    ['Must attend a participating university.', [asks('partner college of this award')]],
    [
      'Available only at partner colleges of the Brightwater Fund.',
      [asks('partner college of the Brightwater Fund')],
    ],
    [
      'Undergraduate students at a Tallgrass Alliance member college.',
      [undergraduates, asks('member college of the Tallgrass Alliance')],
    ],
    [
      'Attending or planning to attend one of our 30 member schools',
      [asks('member school of this award')],
    ],
    [
      'High school seniors who will attend a participating college in Ohio.',
      [
        { fact: 'schoolLevel', in: ['hs_senior'] },
        { fact: 'collegeState', in: ['OH'] },
        asks('partner college of this award'),
      ],
    ],
    [
      'Must be in a partner program.',
      [
        {
          attest: 'Do you take part in, or plan to take part in, a partner program of this award?',
        },
      ],
    ],
    [
      'Ohio residents or students at a member college.',
      [{ any: [{ fact: 'state', in: ['OH'] }, asks('member college of this award')] }],
    ],
  ])('are asked: %s', (sentence, criteria) => {
    expect(criteriaOf(sentence)).toEqual(criteria)
    expect(read(sentence).known).toBe('read')
  })

  it.each<[string, ListingText['kind']]>([
    ['Scholarships are offered only at partner schools.', 'eligibility'],
    ['Scholarships at affiliated colleges for Ohio residents.', 'eligibility'],
    ['Awards are made through participating colleges.', 'description'],
    ['The fund pays tuition at one of its partner colleges.', 'description'],
    ['Winners are chosen by participating universities.', 'eligibility'],
    ['Ohio high school seniors; awards are paid at participating schools.', 'eligibility'],
    ['Must not attend a partner college.', 'eligibility'],
  ])('are never passed over: %s', (sentence, kind) => {
    expect(read(sentence, kind).unread).toHaveLength(1)
    expect(read(sentence, kind).known).not.toBe('read')
  })

  it('are a wish where they are preferred', () => {
    expect(read('Preference is given to students at partner colleges.').clauses).toMatchObject([
      { criteria: { ...asks('partner college of this award'), soft: true } },
    ])
  })

  it.each(['To renew, recipients must stay at a partner college.', 'The deadline is 1 March.'])(
    'ask nothing of applicants: %s',
    (sentence) => {
      expect(read(sentence).unread).toEqual([])
    },
  )

  it.each(['Members of a school club.', 'Must be participating in school programs.'])(
    'are not meant by: %s',
    (sentence) => {
      expect(criteriaOf(sentence)).toEqual([])
    },
  )
})
