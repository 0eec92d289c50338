import { describe, expect, it } from 'vitest'
import type { ListingContent, WrittenListing, WrittenRequirement } from '../publishing-shapes.ts'
import { findAmendmentProblems } from './find-amendment-problems.ts'

const essay: WrittenRequirement = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Essay',
  description: '',
  dataType: 'editor',
  isCv: false,
  isOptional: false,
  options: [],
  limits: { fileTypes: [], fileMegabytes: null, words: 500 },
}
const listing: WrittenListing = {
  title: 'Hartwell',
  description: '<p>For neighbors.</p>',
  award: {
    kind: 'fixed',
    amountUsd: 5000,
    maxUsd: null,
    count: 5,
    budgetUsd: 25_000,
    isRenewable: true,
  },
  deadline: {
    date: '2027-03-01',
    opens: '2027-01-10',
    timeZone: 'America/New_York',
    isYearly: false,
  },
  announceBy: '2027-05-03',
  requirements: [essay],
  aiPolicy: 'editing_only',
  terms: '',
  privacy: '',
  affidavit: '',
}
const contentOf = (changed: Partial<WrittenListing>): ListingContent => ({
  listing: { ...listing, ...changed },
  criteria: { all: [{ fact: 'gpa', gte: 3 }] },
  reasons: {},
})
const BEFORE = contentOf({})
const FACTS = { today: '2027-02-01', hasApplicants: true }
const fieldsOf = (after: ListingContent, facts = FACTS, before = BEFORE) =>
  Object.keys(findAmendmentProblems(before, after, facts))

const deadline = (changed: Partial<WrittenListing['deadline']>): Partial<WrittenListing> => ({
  deadline: { ...listing.deadline, ...changed },
})
const award = (changed: Partial<WrittenListing['award']>): Partial<WrittenListing> => ({
  award: { ...listing.award, ...changed },
})
const asked = (...changed: Partial<WrittenRequirement>[]): Partial<WrittenListing> => ({
  requirements: changed.map((each) => ({ ...essay, ...each })),
})

it.each<[string, Partial<WrittenListing>]>([
  ['nothing', {}],
  ['a later last day', deadline({ date: '2027-03-08' })],
  ['opening earlier', deadline({ opens: '2027-01-02' })],
  ['opening at once', deadline({ opens: null })],
  ['a later promise', { announceBy: '2027-06-01' }],
  ['a larger award', award({ amountUsd: 6000, budgetUsd: 30_000 })],
  ['more awards', award({ count: 6, budgetUsd: 30_000 })],
  ['a range from the sum on', award({ kind: 'range', amountUsd: 5000, maxUsd: 8000 })],
  ['everything paid', award({ kind: 'fullRide', amountUsd: null })],
  ['other words', { title: 'Hartwell Award', description: '<p>More.</p>', terms: '<p>One.</p>' }],
  ['a longer essay', asked({ limits: { ...essay.limits, words: 700 } })],
  ['an essay without a limit', asked({ limits: { ...essay.limits, words: null } })],
  ['an optional essay', asked({ isOptional: true, description: '<p>If you like.</p>' })],
  ['no essay', asked()],
  ['more help', { aiPolicy: 'allowed' }],
])('takes %s', (_, changed) => {
  expect(fieldsOf(contentOf(changed))).toEqual([])
})

it.each<[string, Partial<WrittenListing>, string]>([
  ['an earlier last day', deadline({ date: '2027-02-20' }), 'deadline.date'],
  ['no last day any more', deadline({ date: null }), 'deadline.date'],
  ['another time zone', deadline({ timeZone: 'Asia/Tokyo' }), 'deadline.timeZone'],
  ['opening later', deadline({ opens: '2027-01-20' }), 'deadline.opens'],
  ['a promise taken back', { announceBy: null }, 'announceBy'],
  ['a promise before the last day', deadline({ date: '2027-06-01' }), 'announceBy'],
  ['a smaller award', award({ amountUsd: 4999 }), 'award.amountUsd'],
  ['“up to” instead of a sum', award({ kind: 'upTo' }), 'award.amountUsd'],
  [
    'a range from below',
    award({ kind: 'range', amountUsd: 4000, maxUsd: 9000 }),
    'award.amountUsd',
  ],
  ['tuition instead of a sum', award({ kind: 'tuition', amountUsd: null }), 'award.kind'],
  ['fewer awards', award({ count: 4 }), 'award.count'],
  ['a smaller budget', award({ budgetUsd: null }), 'award.budgetUsd'],
  ['once instead of again', award({ isRenewable: false }), 'award.isRenewable'],
  ['no name', { title: '' }, 'title'],
  [
    'one more thing',
    asked({}, { id: '00000000-0000-4000-8000-000000000002' }),
    'requirements.1.title',
  ],
  ['a shorter essay', asked({ limits: { ...essay.limits, words: 400 } }), 'requirements.0.title'],
  ['a file instead', asked({ dataType: 'file' }), 'requirements.0.title'],
  ['less help', { aiPolicy: 'not_allowed' }, 'aiPolicy'],
])('refuses %s at its field', (_, changed, field) => {
  expect(fieldsOf(contentOf(changed))).toEqual([field])
})

describe('of awards that are no sum', () => {
  const from = (kind: WrittenListing['award']['kind'], to: WrittenListing['award']['kind']) =>
    fieldsOf(contentOf(award({ kind: to })), FACTS, contentOf(award({ kind })))
  it('lets tuition grow to a full ride, and what varies become certain', () => {
    expect([from('tuition', 'fullRide'), from('varies', 'fixed')]).toEqual([[], []])
  })
  it('refuses a sum for tuition, and what cannot be compared', () => {
    expect([from('tuition', 'fixed'), from('asListed', 'fixed')]).toEqual([
      ['award.kind'],
      ['award.kind'],
    ])
  })
})

describe('of rules and things to send', () => {
  const narrower: ListingContent = {
    ...contentOf(asked({}, { id: '00000000-0000-4000-8000-000000000002', title: 'Letter' })),
    criteria: { all: [{ fact: 'gpa', gte: 3.5 }] },
  }
  it('names the rule that may leave out who applied', () => {
    const { criteria } = findAmendmentProblems(BEFORE, narrower, FACTS)
    expect(criteria).toContain('“For a GPA of 3.5 or more”')
  })
  it('lets them change while nobody has begun', () => {
    expect(fieldsOf(narrower, { ...FACTS, hasApplicants: false })).toEqual([])
  })
})

describe('of a round without a last day', () => {
  const open = contentOf({ ...deadline({ date: null }), announceBy: null })
  it('takes one that is two weeks away', () => {
    expect(fieldsOf(contentOf(deadline({ date: '2027-02-15' })), FACTS, open)).toEqual([])
    expect(fieldsOf(contentOf(deadline({ date: '2027-02-14' })), FACTS, open)).toEqual([
      'deadline.date',
    ])
  })
  it('can stay without one', () => {
    expect(
      fieldsOf({ ...open, listing: { ...open.listing, title: 'Other' } }, FACTS, open),
    ).toEqual([])
  })
})

describe('of a round that has closed', () => {
  const closed = { today: '2027-03-05', hasApplicants: true }
  it('can be opened again, and its promise be moved', () => {
    expect(fieldsOf(contentOf(deadline({ date: '2027-03-05' })), closed)).toEqual([])
    expect(fieldsOf(contentOf({ announceBy: '2027-06-01' }), closed)).toEqual([])
  })
  it('is not moved to a day that has passed', () => {
    expect(fieldsOf(contentOf(deadline({ date: '2027-03-04' })), closed)).toEqual(['deadline.date'])
  })
})
