import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const read = (text: string) => readListing([{ kind: 'eligibility', text }])

describe('what is judged, and what anybody has', () => {
  it.each([
    'Must demonstrate leadership in school or community.',
    'Must have a record of community service.',
    'Applicants must show strong character, integrity and a commitment to service.',
    'Involved in extracurricular activities.',
    'Must be of good moral character.',
    'Must have a passion for science.',
    'Students must have a demonstrated commitment to their community.',
    'Must have a valid email address.',
    'Must have parental consent if under 18.',
    'Must follow all contest rules.',
    'Must use the scholarship for tuition and fees.',
    'Leadership and community involvement will be considered.',
  ])('asks nobody: %s', (sentence) => {
    expect(read(sentence)).toMatchObject({ clauses: [], unread: [] })
    expect(read(sentence).asksNothing).toHaveLength(1)
  })

  it('ranks by what may be considered', () => {
    expect(read('Financial need may be considered.').clauses).toMatchObject([
      { criteria: { fact: 'financialNeed', is: true, soft: true } },
    ])
  })

  it.each([
    'Must have completed 20 hours of community service.',
    'Must have a passion for teaching and hold a license.',
    'Must be nominated for leadership.',
    'Must not have parental consent.',
    'Previous winners are not eligible.',
    'Beekeepers with hives will be considered, others not.',
  ])('stays unread: %s', (sentence) => {
    expect(read(sentence).unread).toHaveLength(1)
  })

  it('asks for people who are considered', () => {
    expect(read('Ohio residents will be considered.').clauses).toEqual([])
    expect(read('Ohio residents will be considered.').unread).toHaveLength(1)
  })

  it('takes no longer for what nearly fits', () => {
    const long = `Must have a passion for a${' and passion for a'.repeat(60)}!`
    expect(read(long).clauses).toEqual([])
  })
})
