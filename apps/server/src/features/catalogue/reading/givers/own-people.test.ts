import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (sponsor: string, text = 'Applicants must have a GPA of 3.0.') =>
  readListing([
    { kind: 'title', text: 'Clover Award' },
    { kind: 'sponsor', text: sponsor },
    { kind: 'eligibility', text },
  ]).clauses.filter(({ at }) => at.text === 1)

const service = (relation?: string) => ({
  fact: 'militaryAffiliation',
  ...(relation !== undefined && { relation }),
  in: ['any_military'],
})

describe('the people that a body has in its name', () => {
  it.each([
    ['Clover Council of the Blind', { fact: 'disability', in: ['blind_or_low_vision'] }],
    ['Society of Hispanic Beekeepers', { fact: 'ethnicity', in: ['hispanic_latino'] }],
    ['Association for Women in Honey', { fact: 'gender', in: ['female'] }],
    ['Polish American Foundation', { fact: 'heritage', in: ['Polish American'] }],
    ['American Welding Society', { fact: 'fieldOfStudy', in: ['skilled_trades'] }],
    ['Student Veterans of Clover', { any: [service(), service('parent'), service('spouse')] }],
  ])('are hinted at, and no rule: %s', (sponsor, criteria) => {
    expect(read(sponsor)).toMatchObject([{ criteria, confidence: 'unsure', words: sponsor }])
  })

  it.each([
    ['a firm', 'Black & Clover Law Firm'],
    ['an office', 'U.S. Department of Agriculture'],
    ['research', 'Clover Cancer Research Foundation'],
    ['a place', 'Community Foundation of the Black River'],
    ['a company', 'Music Makers Inc.'],
  ])('are none of %s', (_what, sponsor) => {
    expect(read(sponsor)).toEqual([])
  })

  it('are left where the text says whom it is for', () => {
    expect(read('Clover Council of the Blind', 'Open to all students.')).toEqual([])
    expect(read('American Welding Society', 'For students in engineering.')).toEqual([])
    expect(read('Association for Women in Honey', 'Women in agriculture may apply.')).toEqual([])
  })
})

it('counts the name of the award where a list names nobody who gives it', () => {
  const readTitle = (title: string, sponsor = 'Sponsor not stated') =>
    readListing([
      { kind: 'title', text: title },
      { kind: 'sponsor', text: sponsor },
      { kind: 'eligibility', text: 'Applicants must have a GPA of 3.0.' },
    ]).clauses.filter(({ at }) => at.text < 2)
  const engineering = { fact: 'fieldOfStudy', in: ['engineering'] }
  expect(readTitle('IEEE Clover Fellowship')).toMatchObject([
    { criteria: engineering, confidence: 'unsure', at: { text: 0 } },
  ])
  expect(readTitle('IEEE Clover Fellowship', 'Clover Trust')).toEqual([])
  expect(readTitle('Clover Prize', 'IEEE Clover Society')).toMatchObject([
    { criteria: engineering, confidence: 'unsure', at: { text: 1 } },
  ])
})
