import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (text: string) => readListing([{ kind: 'eligibility', text }])

describe('when something holds, behind what it is', () => {
  it.each([
    'Applicants must be enrolled full time during the 2027-2028 academic year.',
    'Applicants must be enrolled full time for the 2027-28 school year.',
    'Applicants must be enrolled full time in the fall of 2027.',
    'Applicants must be enrolled full time in fall 2027.',
    'Applicants must be enrolled full time by the fall semester 2027.',
    'Applicants must be enrolled full time as of September 1, 2027.',
  ])('asks nothing more: %s', (sentence) => {
    const { known, clauses } = read(sentence)
    expect(known).toBe('read')
    expect(clauses.map(({ criteria }) => criteria)).toEqual([
      { fact: 'enrollment', in: ['full_time'] },
    ])
  })

  it('what follows a time without a year stays to be read', () => {
    expect(read('Applicants must be enrolled full time in the fall camp of 1999.').known).not.toBe(
      'read',
    )
  })
})
