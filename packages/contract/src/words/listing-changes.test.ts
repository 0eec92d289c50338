import { expect, it } from 'vitest'
import type { ListingContent, WrittenRequirement } from '../publishing-shapes.ts'
import { changeLine, listChanges } from './listing-changes.ts'

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
const before: ListingContent = {
  listing: {
    title: 'Hartwell',
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
    announceBy: null,
    requirements: [essay],
    aiPolicy: 'allowed',
    terms: '',
    privacy: '',
    affidavit: '',
  },
  criteria: { all: [] },
  reasons: {},
}
const linesOf = (after: ListingContent) => listChanges(before, after).map(changeLine)

it('says nothing of what is the same', () => {
  expect(linesOf(structuredClone(before))).toEqual([])
})

it('says each change in a line, in the order of the page', () => {
  const { listing } = before
  const after = {
    ...before,
    listing: {
      ...listing,
      award: { ...listing.award, amountUsd: 6000 },
      deadline: { ...listing.deadline, date: '2027-03-08' },
      announceBy: '2027-05-03',
      terms: `<p>${'a'.repeat(200)}</p>`,
    },
    criteria: { all: [{ fact: 'gpa', gte: 3 }] },
  }
  expect(linesOf(after)).toEqual([
    'Award: $5,000 → $6,000',
    'Last day to apply: 1 March 2027 → 8 March 2027',
    'Winners are told by: nothing → 3 May 2027',
    `Terms of use: nothing → ${'a'.repeat(160)}…`,
    'Who it is for: nothing → For a GPA of 3.0 or more',
  ])
})

it('knows a thing to send by its own id', () => {
  const other = { ...essay, id: '00000000-0000-4000-8000-000000000002', title: 'Letter' }
  const renamed = { ...essay, title: 'Your essay', isOptional: true }
  const reworded = { ...essay, description: '<p>More.</p>' }
  const withAsked = (requirements: WrittenRequirement[]) =>
    linesOf({ ...before, listing: { ...before.listing, requirements } })
  expect(withAsked([renamed, other])).toEqual([
    'What to send: Essay → Your essay (optional)',
    'What to send: nothing → Letter',
  ])
  expect(withAsked([reworded])).toEqual(['What to send: Essay → Essay, reworded'])
  expect(withAsked([])).toEqual(['What to send: Essay → nothing'])
})

it('shows of a long text where it differs', () => {
  const text = `${'It is for neighbors who start something. '.repeat(20)}Ask Ana.`
  const terms = (last: string) => ({
    ...before,
    listing: { ...before.listing, terms: text.replace('Ana', last) },
  })
  expect(listChanges(terms('Ana'), terms('Ben')).map(changeLine)).toEqual([
    'Terms of use: …for neighbors who start something. Ask Ana. → …for neighbors who start something. Ask Ben.',
  ])
})

it('says what else was promised, rules and reasons by their words', () => {
  const { listing } = before
  const after = {
    listing: {
      ...listing,
      award: { ...listing.award, budgetUsd: 30_000, isRenewable: true },
      deadline: { ...listing.deadline, isYearly: true },
    },
    criteria: { all: [{ fact: 'state', in: ['OH'] }] },
    reasons: { gender: 'The will asks for it.' },
  }
  expect(linesOf(after)).toEqual([
    'Budget for all: nothing → $30,000',
    'In later years: winners receive it once → winners can receive it again',
    'Opens again: not by itself → every year',
    'Who it is for: nothing → For residents of Ohio',
    'Why they ask: Gender: nothing → The will asks for it.',
  ])
})
