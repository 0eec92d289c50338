import type { TrackedApplication } from '@laurel/contract/tracking'
import { describe, expect, it } from 'vitest'
import { groupApplications, groupOf } from '@laurel/contract/words/group-applications'
import { stageSteps } from './stage-steps.ts'
import { summaryWords } from '@laurel/contract/words/summary-words'
import { waitingWords } from '@laurel/contract/words/waiting-words'

const NOW = new Date('2027-02-01T12:00:00Z')
const SENT_AT = '2027-01-10T12:00:00Z'

type Changes = Omit<Partial<TrackedApplication>, 'scholarship'> & {
  scholarship?: Partial<TrackedApplication['scholarship']>
}

function tracked({ scholarship, ...changes }: Changes = {}): TrackedApplication {
  return {
    applicationId: '00000000-0000-4000-8000-000000000001',
    cycle: '2027',
    isPresentRound: true,
    status: 'Draft',
    origin: 'individual',
    startedAt: '2027-01-02T12:00:00Z',
    submittedAt: null,
    openedAt: null,
    stage: null,
    stages: [],
    canWithdraw: false,
    announceBy: null,
    result: null,
    preparedFromCycle: null,
    scholarship: {
      id: '00000000-0000-4000-8000-00000000000a',
      title: 'Lantern Award',
      user: { firstName: 'Lantern' },
      amounts: [500],
      awards: 500,
      award: null,
      amountMaxUsd: 500,
      deadline: { type: 'fixed', date: '2027-03-01', timeZone: 'America/New_York' },
      recurrenceConfig: { deadline: null },
      isOpen: true,
      delivery: 'laurel',
      applyUrl: null,
      isSample: false,
      ...scholarship,
    },
    ...changes,
  }
}

const due = (date: string | null) => ({
  deadline: { type: 'fixed' as const, date, timeZone: 'America/New_York' },
})
const sent = (more: Changes = {}) => tracked({ status: 'Received', submittedAt: SENT_AT, ...more })
const elsewhere = (more: Changes = {}) => tracked({ status: null, submittedAt: SENT_AT, ...more })

describe('what is said while nothing is announced', () => {
  const announceBy = '2027-02-01'

  it.each([
    [
      '2027-02-01T12:00:00Z',
      'Nothing heard yet. The sponsor plans to announce by 1 February 2027.',
    ],
    [
      '2027-02-02T12:00:00Z',
      'Nothing heard yet. The sponsor planned to announce on 1 February 2027.',
    ],
  ])('names the promised day, also once it was missed: at %s', (now, words) => {
    expect(waitingWords(sent({ announceBy }), new Date(now))).toBe(words)
  })

  it('is nothing once it was', () => {
    const result = { outcome: 'finalist', amount: null, words: null, toldAt: SENT_AT } as const
    const finalist = sent({ stage: 'finalist', result, announceBy })
    expect(waitingWords(finalist, NOW)).toBeUndefined()
    expect(stageSteps(finalist).map(({ step }) => step)).toEqual(['received'])
  })
})

describe('where an application stands on the page', () => {
  it.each([
    ['inProgress', 'a draft', tracked()],
    ['missed', 'a draft of a closed scholarship', tracked({ scholarship: { isOpen: false } })],
    ['missed', 'a draft of a round that is over', tracked({ isPresentRound: false })],
    ['sent', 'a sent one', sent({ scholarship: { isOpen: false } })],
    ['elsewhere', 'one sent on the sponsor’s site', elsewhere()],
    ['elsewhere', 'one prepared here and sent there', tracked({ submittedAt: SENT_AT })],
  ] as const)('%s: %s', (group, _what, application) => {
    expect(groupOf(application)).toBe(group)
  })

  it('puts the nearest deadline first and the undated last', () => {
    const rows = ['2027-03-05', null, '2027-02-05'].map((date) =>
      tracked({ scholarship: due(date) }),
    )
    const dates = groupApplications(rows).inProgress.map(
      ({ scholarship }) => scholarship.deadline.date,
    )
    expect(dates).toEqual(['2027-02-05', '2027-03-05', null])
  })
})

describe('the summary', () => {
  it('counts each application once, and stages within', () => {
    const rows = [
      sent(),
      sent({ stage: 'under_review' }),
      sent({ stage: 'finalist' }),
      sent({ stage: 'finalist' }),
      elsewhere({ stage: 'won' }),
      tracked(),
      tracked(),
      tracked({ preparedFromCycle: '2026' }),
      tracked({ scholarship: { isOpen: false } }),
    ]
    expect(summaryWords(rows)).toBe(
      '4 sent (1 under review, 2 finalists), 1 applied on a sponsor’s site (1 won), 2 drafts, 1 ready to check',
    )
  })

  it('leaves out what there is none of', () => {
    expect(summaryWords([tracked()])).toBe('1 draft')
    expect(summaryWords([])).toBe('')
  })
})

describe('stages', () => {
  const names = (application: TrackedApplication) =>
    stageSteps(application).map(({ step, isLatest }) => (isLatest ? `[${step}]` : step))
  const through = (...stages: TrackedApplication['stages'][number]['stage'][]) =>
    sent({
      stage: stages.at(-1) ?? null,
      stages: stages.map((stage) => ({ stage, enteredAt: SENT_AT, enteredBy: 'sponsor' })),
    })

  it.each([
    ['[received] under_review finalist result', through()],
    ['received [under_review] finalist result', through('under_review')],
    ['received [finalist] result', through('finalist')],
    ['received under_review [won]', through('under_review', 'won')],
    ['received [withdrawn]', through('withdrawn')],
    ['[applied] under_review finalist result', elsewhere()],
  ])('%s', (words, application) => {
    expect(names(application).join(' ')).toBe(words)
  })
})

describe('what is known while nothing is decided', () => {
  it('says when winners are usually told', () => {
    expect(waitingWords(sent(), NOW)).toBe(
      'Nothing heard yet. Winners are usually told after the deadline, 1 March 2027.',
    )
  })

  it('says honestly that nothing came after the deadline', () => {
    const words = waitingWords(sent(), new Date('2027-04-01T12:00:00Z'))
    expect(words).toContain('Nothing heard yet. The deadline was 1 March 2027.')
  })

  it('names no date that belongs to a later round', () => {
    const words = waitingWords(sent({ cycle: '2026', isPresentRound: false }), NOW)
    expect(words).toContain('This was the round of 2026.')
    expect(words).not.toContain('2027')
  })

  it('knows that a finalist has heard something, and a winner all', () => {
    expect(waitingWords(sent({ stage: 'finalist' }), NOW)).toMatch(/^No decision yet\./)
    expect(waitingWords(sent({ stage: 'won' }), NOW)).toBeUndefined()
    expect(waitingWords(sent({ stage: 'withdrawn' }), NOW)).toBeUndefined()
  })
})
