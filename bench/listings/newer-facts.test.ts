import { expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { judgeListing } from './judge-listing.ts'
import { withoutNewer } from './newer-facts.ts'

const engineering: HardClause = { fact: 'fieldOfStudy', in: ['engineering'] }
const civil: HardClause = { fact: 'major', in: ['civil_engineering'] }

it.each<[HardClause, HardClause | null]>([
  [engineering, engineering],
  [civil, null],
  [{ all: [engineering, civil] }, { all: [engineering] }],
  [{ any: [engineering, civil] }, null],
  [
    { any: [engineering, { all: [engineering, civil] }] },
    { any: [engineering, { all: [engineering] }] },
  ],
  [{ not: civil }, null],
])('leaves out what newer facts ask', (clause, expected) => {
  expect(withoutNewer(clause)).toEqual(expected)
})

it('judges nothing of newer facts, and counts their words as kept', () => {
  const listing = { title: 'A', sponsor: 'B' }
  const judged = judgeListing(
    { ...listing, facts: [engineering], unread: ['an accredited college'] },
    {
      ...listing,
      known: 'read',
      amounts: [],
      award: null,
      deadline: null,
      unread: [],
      clauses: [
        {
          words: 'civil engineering',
          criteria: { all: [engineering, civil] },
          confidence: 'certain',
        },
        {
          words: 'at an accredited college',
          criteria: { fact: 'accreditedCollege', is: true },
          confidence: 'certain',
        },
      ],
    },
  )
  expect(judged.hard.map(({ judgement }) => judgement)).toEqual(['right'])
  expect(judged).toMatchObject({ lost: [], isCalledWholeInVain: false })
})
