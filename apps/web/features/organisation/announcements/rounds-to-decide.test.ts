import type { OrganiserScholarship } from '@laurel/contract/publishing-shapes'
import { expect, it } from 'vitest'
import { roundsToDecide, roundWords } from './rounds-to-decide.ts'

const round = (given: Partial<OrganiserScholarship>): OrganiserScholarship => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Harbour Light Award',
  state: 'open',
  deadline: '2026-12-16',
  timeZone: 'America/New_York',
  announceBy: null,
  counts: { saved: null, begun: null, sent: 8 },
  updatedAt: '2026-11-20T15:00:00Z',
  ...given,
})

it('puts first what is to decide, by the promised day, and leaves drafts out', () => {
  const rounds = [
    round({ title: 'Open' }),
    round({ title: 'Draft', state: 'draft' }),
    round({ title: 'Told', state: 'announced' }),
    round({ title: 'Without a promise', state: 'closed' }),
    round({ title: 'Soon', state: 'closed', announceBy: '2026-12-02' }),
    round({ title: 'Decided', state: 'decided', announceBy: '2026-11-30' }),
  ]
  expect(roundsToDecide(rounds).map(({ title }) => title)).toEqual([
    'Decided',
    'Soon',
    'Without a promise',
    'Told',
    'Open',
  ])
})

it.each([
  ['8 applications. Open until 16 December 2026.', {}],
  ['1 application.', { state: 'announced', counts: { saved: null, begun: null, sent: 1 } }],
  [
    '8 applications. Winners are promised by 2 December 2026.',
    { state: 'closed', announceBy: '2026-12-02' },
  ],
] as const)('says “%s”', (words, given) => {
  expect(roundWords(round(given))).toBe(words)
})
