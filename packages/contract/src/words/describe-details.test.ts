import type { Award, ScholarshipDetail } from '../scholarship-shapes.ts'
import { describe, expect, it } from 'vitest'
import { amountWords } from './amount-words.ts'
import { describeAward } from './describe-award.ts'
import { describeDeadline } from './describe-deadline.ts'
import { describeEffort } from './describe-effort.ts'

const paid = (amounts: number[], award: Award | null) => ({
  amounts,
  awards: amounts.reduce((total, each) => total + each, 0),
  award,
})

describe('an award', () => {
  it.each<[string, ReturnType<typeof paid>, string, string[]]>([
    [
      'one sum',
      paid([10_000], { kind: 'fixed', count: 1, raw: '$10,000' }),
      '$10,000',
      ['One award'],
    ],
    [
      'several sums',
      paid([1000, 500], { kind: 'fixed', raw: '$1,000 and a $500 laptop' }),
      '$1,500',
      ['Made of $1,000 and $500', 'In the sponsor’s words: $1,000 and a $500 laptop'],
    ],
    [
      'up to',
      paid([], { kind: 'upTo', max: 900, count: 50, raw: 'Up to $900' }),
      'Up to $900',
      ['50 awards'],
    ],
    ['up to, without words', paid([], { kind: 'upTo', max: 900 }), 'Up to $900', []],
    [
      'tiers',
      paid([], {
        kind: 'tiers',
        min: 600,
        max: 1200,
        tiers: [600, 1200],
        count: 3,
        raw: 'One of $1,200 and two of $600',
      }),
      '$600 to $1,200',
      [
        'Awards of $1,200 and $600',
        '3 awards',
        'In the sponsor’s words: One of $1,200 and two of $600',
      ],
    ],
    [
      'money of another country',
      paid([], { kind: 'tiers', min: 50, max: 90, tiers: [50, 90], currency: 'GBP' }),
      'GBP 50 to GBP 90',
      ['Awards of GBP 90 and GBP 50', 'Paid in GBP'],
    ],
    ['a bare number', paid([5000], { kind: 'fixed', raw: '5000' }), '$5,000', []],
    [
      'tuition',
      paid([], { kind: 'tuition', percentMax: 33.3, renewable: true, raw: 'One third of tuition' }),
      '33.3% of tuition',
      ['Can be renewed', 'In the sponsor’s words: One third of tuition'],
    ],
    [
      'each month',
      paid([100], { kind: 'fixed', count: 12, period: 'month', raw: '$100' }),
      '$100',
      ['12 awards each month'],
    ],
    ['nothing known', paid([], null), 'Amount not stated', []],
  ])('%s', (_what, award, figure, parts) => {
    expect([amountWords(award), ...describeAward(award)]).toEqual([figure, ...parts])
  })
})

describe('a deadline', () => {
  const NOW = new Date('2026-11-29T18:00:00Z')
  const at = (change: Partial<ScholarshipDetail['deadline']>, deadline: string | null = null) => ({
    deadline: { type: 'fixed' as const, date: null, timeZone: 'America/New_York', ...change },
    recurrenceConfig: { deadline },
  })

  it('is a day in words with its time zone', () => {
    const closesAt = '2027-03-12T23:59:59.999-05:00'
    const words = { day: '12 March 2027', note: 'Closes at the end of the day, Eastern Time' }
    expect(describeDeadline(at({ date: '2027-03-12' }, closesAt), NOW)).toEqual(words)
    expect(describeDeadline(at({}, closesAt), NOW)).toEqual(words)
  })

  it('is about a day where that is an estimate', () => {
    const deadline = { type: 'recurring' as const, date: '2027-01-15', isEstimate: true }
    const note = 'The date for 2027 is not announced yet: check the sponsor’s page'
    const day = 'About 15 January, last year’s date'
    expect(describeDeadline(at(deadline), NOW)).toEqual({ day, note })
    expect(describeDeadline(at({ ...deadline, raw: 'usually mid January' }), NOW)).toEqual({
      day,
      note: `${note}. In the sponsor’s words: usually mid January`,
    })
  })

  it('has its year where the estimate is far, or its day has just passed', () => {
    const far = { type: 'recurring' as const, date: '2027-11-12', isEstimate: true }
    expect(describeDeadline(at(far), NOW)).toEqual({
      day: 'About 12 November 2027, an estimate',
      note: 'The date for 2027 is not announced yet: check the sponsor’s page',
    })
  })

  it.each([
    [at({ type: 'rolling' }), 'Always open, with no closing date'],
    [at({ type: 'varies', raw: 'see site' }), 'The date varies. In the sponsor’s words: see site'],
    [at({}), 'The date could not be read'],
    [at({ type: 'recurring', month: '05' }), 'Once a year, usually in May'],
    [at({ type: 'recurring' }), 'Once a year, date unknown'],
  ])('is N/A with its reason', (deadline, note) => {
    expect(describeDeadline(deadline, NOW)).toEqual({ day: 'N/A', note })
  })
})

it.each([
  [10, 'about 10 min'],
  [180, 'about 3 h'],
  [85, 'about 1.5 h'],
  [62, 'about 1 h'],
])('%i minutes of effort are %s', (minutes, words) => {
  expect(describeEffort(minutes)).toBe(words)
})
