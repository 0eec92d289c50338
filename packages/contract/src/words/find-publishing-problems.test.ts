import { expect, it } from 'vitest'
import type { ListingContent, WrittenListing } from '../publishing-shapes.ts'
import { factsOf, findPublishingProblems } from './find-publishing-problems.ts'

const listing: WrittenListing = {
  title: 'Hartwell Neighbors Award',
  description: '<p>For neighbors.</p>',
  award: {
    kind: 'fixed',
    amountUsd: 5000,
    maxUsd: null,
    count: 5,
    budgetUsd: null,
    isRenewable: false,
  },
  deadline: { date: '2027-03-01', opens: null, timeZone: 'America/New_York', isYearly: false },
  announceBy: '2027-05-03',
  requirements: [],
  aiPolicy: 'allowed',
  terms: '',
  privacy: '',
  affidavit: '',
}
const TODAY = '2026-11-23'
const problemsOf = (changed: Partial<WrittenListing>, content: Partial<ListingContent> = {}) =>
  Object.keys(
    findPublishingProblems(
      { listing: { ...listing, ...changed }, criteria: { all: [] }, reasons: {}, ...content },
      TODAY,
    ),
  )

it('finds nothing in what is complete', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ deadline: { ...listing.deadline, date: TODAY } })).toEqual([])
})

it.each<[field: string, changed: Partial<WrittenListing>]>([
  ['title', { title: '' }],
  ['description', { description: '<p> &nbsp;</p>' }],
  ['award.amountUsd', { award: { ...listing.award, amountUsd: 0 } }],
  ['award.maxUsd', { award: { ...listing.award, kind: 'range', maxUsd: 4000 } }],
  ['award.count', { award: { ...listing.award, count: null } }],
  ['award.budgetUsd', { award: { ...listing.award, budgetUsd: 24_999 } }],
  ['deadline.date', { deadline: { ...listing.deadline, date: '2026-11-22' } }],
  ['deadline.opens', { deadline: { ...listing.deadline, opens: '2027-03-02' } }],
  ['announceBy', { announceBy: null }],
  ['announceBy', { announceBy: '2027-03-01' }],
])('names %s where it is missing or wrong', (field, changed) => {
  expect(problemsOf(changed)).toEqual([field])
})

it('names both days at once where neither is set', () => {
  const deadline = { ...listing.deadline, date: null }
  expect(problemsOf({ deadline, announceBy: null })).toEqual(['deadline.date', 'announceBy'])
})

it('names what is asked without words, and a choice of one', () => {
  const asked = {
    id: '00000000-0000-4000-8000-000000000001',
    title: '',
    description: '',
    dataType: 'text' as const,
    isCv: false,
    isOptional: false,
    options: ['Yes'],
    limits: { fileTypes: [], fileMegabytes: null, words: null },
  }
  expect(problemsOf({ requirements: [asked] })).toEqual([
    'requirements.0.title',
    'requirements.0.options',
  ])
})

it('asks a reason for each sensitive fact, however deep it stands', () => {
  const criteria = {
    all: [
      { fact: 'gpa', gte: 3 },
      { any: [{ fact: 'gender', in: ['female'] }, { not: { fact: 'religion', in: ['other'] } }] },
    ],
  }
  expect(criteria.all.flatMap(factsOf)).toEqual(['gpa', 'gender', 'religion'])
  expect(problemsOf({}, { criteria })).toEqual(['reasons.gender', 'reasons.religion'])
  expect(
    problemsOf({}, { criteria, reasons: { gender: 'By will.', religion: 'By will.' } }),
  ).toEqual([])
})
