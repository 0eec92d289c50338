import { expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const read = (text: string, sponsor = 'Clover Trust') =>
  readListing([
    { kind: 'sponsor', text: sponsor },
    { kind: 'eligibility', text },
  ])
const clausesOf = (text: string, sponsor?: string): unknown[] =>
  read(text, sponsor).clauses.map(({ criteria }) => criteria)

it('takes whom an award is closed to for no rule', () => {
  const text = 'The grant is closed to anyone who:\n• Holds a bachelor’s degree\n• Is a senior'
  expect(clausesOf(text)).toEqual([])
})

it('joins two tests by an or between hyphens', () => {
  expect(clausesOf('SAT total of 1100 or more -or- ACT composite of 23')).toEqual([
    {
      any: [
        { fact: 'sat', gte: 1100 },
        { fact: 'act', gte: 23 },
      ],
    },
  ])
})

it.each([
  'For a 4-year college: a GPA of at least 3.25. For a 2-year college: at least 2.5.',
  'Already at Clover: GPA of 3.0 or more;\nEntering or transferring: test scores are weighed;',
])('asks of nobody what holds on one of two tracks: %s', (text) => {
  expect(clausesOf(text)).toEqual([])
})

it('asks of nobody what keeps an award', () => {
  expect(clausesOf('A 2.0 cumulative GPA is needed to stay eligible.')).toEqual([])
})

it('takes a body without a name for no membership', () => {
  expect(clausesOf('Must be an active Federation member in good standing.')).toEqual([])
})

it('lets graduates be students of a university', () => {
  expect(clausesOf('University students may apply.')).toEqual([
    { fact: 'schoolLevel', in: ['undergraduate', 'graduate', 'adult'] },
  ])
})

it('asks of no foreigner to live in the state whose office gives it', () => {
  const text = 'Must be a citizen of an eligible country other than the United States.'
  expect(JSON.stringify(clausesOf(text, 'Texas Higher Education Board'))).not.toContain('"TX"')
})
