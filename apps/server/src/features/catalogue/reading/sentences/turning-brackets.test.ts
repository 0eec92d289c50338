import { describe, expect, it } from 'vitest'
import type { ListingText } from '../listing-reading.ts'
import { readListing } from '../read-listing.ts'
import { wordQuestion } from '../word-question.ts'

const read = (text: string, kind: ListingText['kind'] = 'eligibility') =>
  readListing([{ kind, text }])
const criteriaOf = (text: string) => read(text).clauses.map(({ criteria }) => criteria)
const oneOf = (fact: string, ...ids: string[]) => ({ fact, in: ids })

describe('brackets that shut somebody out', () => {
  it.each<[string, unknown[]]>([
    [
      'International students (U.S. citizens ineligible).',
      [oneOf('citizenship', 'international'), { not: oneOf('citizenship', 'us_citizen') }],
    ],
    [
      'International students or U.S./Canadian permanent residents (citizens ineligible).',
      [
        oneOf('citizenship', 'international', 'us_permanent_resident'),
        { not: oneOf('citizenship', 'us_citizen') },
      ],
    ],
    ['International and DACA students only.', [oneOf('citizenship', 'international', 'daca')]],
    [
      'College students (seniors may not apply).',
      [oneOf('schoolLevel', 'undergraduate'), { not: oneOf('schoolLevel', 'college_senior') }],
    ],
    [
      'Nevada residents (not open to high school seniors)',
      [oneOf('state', 'NV'), { not: oneOf('schoolLevel', 'hs_senior') }],
    ],
    ['Any major (nursing majors ineligible)', [{ not: oneOf('fieldOfStudy', 'nursing') }]],
  ])('are read: %s', (sentence, criteria) => {
    expect(criteriaOf(sentence)).toEqual(criteria)
    expect(read(sentence).known).toBe('read')
  })

  it.each<[string, ListingText['kind']]>([
    ['Ohio residents (beekeepers ineligible)', 'eligibility'],
    ['Ohio residents (graduate students not eligible, verify)', 'eligibility'],
    ['Ohio residents (women encouraged, seniors ineligible)', 'eligibility'],
    ['Ohio residents (i.e., U.S. citizens are not eligible)', 'eligibility'],
    ['The award supports writers (employees ineligible).', 'description'],
    ['Winners are chosen in May (employees are not eligible).', 'description'],
    ['Deadline is May 1 (not open to beekeepers).', 'eligibility'],
  ])('are never passed over: %s', (sentence, kind) => {
    expect(read(sentence, kind).unread).toHaveLength(1)
  })

  it('say the same twice, differently, where they take out everybody', () => {
    expect(criteriaOf('U.S. citizens (U.S. citizens are ineligible).')).toEqual([])
  })

  it.each(['Ohio residents (no application fee)', 'Ohio residents (verify current rules)'])(
    'are others than those of a remark: %s',
    (sentence) => {
      expect(read(sentence)).toMatchObject({ known: 'read', unread: [] })
    },
  )

  it('are left out of no question', () => {
    expect(wordQuestion('Live on a farm (verify current rules)')).toBe('Do you live on a farm?')
    expect(wordQuestion('Live on a farm (citizens ineligible, verify)')).toBeNull()
  })
})
