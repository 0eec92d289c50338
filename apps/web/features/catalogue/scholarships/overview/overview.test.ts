import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { describe, expect, it } from 'vitest'
import { deadlinesAhead, newcomerWords } from '@laurel/contract/words/deadlines-ahead'
import { greeting } from './greeting.ts'
import { potentialAwards } from '@laurel/contract/words/potential-awards'
import { upcoming } from '@laurel/contract/words/upcoming'

const NOW = new Date('2026-11-20T12:00:00Z')

function scholarship(id: string, more: Partial<ListedScholarship> = {}): ListedScholarship {
  return {
    id,
    scholarshipId: id,
    title: id,
    description: '',
    amounts: [1000],
    awards: 1000,
    award: null,
    amountMaxUsd: 1000,
    recurrenceConfig: { deadline: null },
    deadline: { type: 'fixed', date: '2026-12-01', timeZone: 'UTC' },
    isOpen: true,
    requirements: [],
    effortMinutes: 10,
    user: { firstName: 'Sponsor' },
    delivery: 'laurel',
    applyUrl: null,
    isSample: false,
    isRandomDraw: false,
    createdAt: '2026-11-01T00:00:00Z',
    wishlist: [{ scholarshipId: id }],
    isLiked: true,
    ...more,
  }
}
const due = (date: string | null) => ({
  deadline: { type: 'fixed' as const, date, timeZone: 'UTC' },
})
const draft = { scholarshipStatus: 'Draft' as const }
const sent = { scholarshipStatus: 'Received' as const }

describe('what closes next', () => {
  it('takes drafts and saved ones once, the nearest first', () => {
    const saved = [scholarship('b', due('2026-12-05')), scholarship('a', draft)]
    const found = upcoming(saved, [scholarship('a', draft)], NOW)
    expect(found.map(({ scholarship: { id }, days, kind }) => [id, days, kind])).toEqual([
      ['a', 11, 'draft'],
      ['b', 15, 'saved'],
    ])
  })

  it('leaves out what is sent, closed, undated or no longer saved', () => {
    const saved = [
      scholarship('closed', { isOpen: false }),
      scholarship('undated', due(null)),
      scholarship('unsaved', { isLiked: false }),
      scholarship('sent', sent),
      scholarship('elsewhere', { appliedElsewhereAt: '2026-11-02T00:00:00Z' }),
    ]
    expect(upcoming(saved, [scholarship('sent', sent)], NOW)).toEqual([])
  })
})

describe('potential awards', () => {
  it('counts each scholarship once, where it has got furthest', () => {
    const saved = [scholarship('a', draft), scholarship('b'), scholarship('c', { isOpen: false })]
    const mine = [scholarship('a', draft), scholarship('d', { ...sent, amounts: [500] })]
    expect(potentialAwards(saved, mine)).toEqual({
      appliedUsd: 1000,
      draftUsd: 1000,
      savedUsd: 1000,
      totalUsd: 3000,
      isUpTo: true,
    })
  })

  it('is not "up to" when all of it is certain', () => {
    expect(potentialAwards([scholarship('a')], [])).toMatchObject({ totalUsd: 1000, isUpTo: false })
    expect(potentialAwards([], []).totalUsd).toBe(0)
  })
})

describe('sentences', () => {
  it.each([
    [8, 'Good morning, Maya'],
    [12, 'Good afternoon, Maya'],
    [17, 'Good afternoon, Maya'],
    [18, 'Good evening, Maya'],
  ])('at %i it says %s', (hour, words) => {
    expect(greeting(new Date(2026, 10, 20, hour), 'Maya')).toBe(words)
  })

  it('greets without a name', () => {
    expect(greeting(new Date(2026, 10, 20, 9), ' ')).toBe('Good morning')
  })

  it.each([
    ['No deadlines in the next two weeks.', []],
    ['One deadline in the next two weeks.', [3, 15]],
    ['Two deadlines in the next two weeks.', [0, 14]],
  ])('%s', (words, days) => {
    expect(deadlinesAhead(days.map((each) => ({ days: each })))).toBe(words)
  })
})

it.each([
  [
    { eligible: 25, possible: 69 },
    /^25 scholarships fit you so far, and 69 more may\. Save the ones/,
  ],
  [
    { eligible: 1, possible: 2 },
    /^One scholarship fits you so far, and 2 more may\. Save the ones/,
  ],
  [{ eligible: 1200, possible: 0 }, /^1,200 scholarships fit you so far\. Save the ones/],
  [{ eligible: 0, possible: 3 }, /^3 scholarships may fit you so far\. Save the ones/],
  [{ eligible: 0, possible: 1 }, /^One scholarship may fit you so far\. Save it/],
])('tells a newcomer what fits and what may: %o', (stats, words) => {
  expect(newcomerWords(stats)).toMatch(words)
})
