import type { PlannedScholarship } from '@laurel/contract/planner'
import { describe, expect, it } from 'vitest'
import { agendaDays, firstDays, type PlanStep } from './agenda-days.ts'
import { dayHeading } from './day-words.ts'
import { durationWords } from '@laurel/contract/words/duration-words'
import { stepWords } from './step-words.ts'

const TODAY = '2026-11-21'

const planned = (title: string, steps: PlanStep[]): PlannedScholarship => ({
  scholarshipId: `00000000-0000-4000-8000-00000000000${title.toLowerCase()}`,
  title,
  sponsor: 'Lantern',
  closesAt: '2026-12-01T23:59:59-05:00',
  closesOn: '2026-12-01',
  minutesLeft: 60,
  isTight: false,
  steps,
})
const step = (day: string, minutes = 30): PlanStep => ({ day, minutes, kind: 'write' })

describe('the agenda', () => {
  it('gathers the steps of all scholarships by day, the earliest first', () => {
    const days = agendaDays(
      [
        planned('A', [step('2026-11-23', 20), step('2026-11-22')]),
        planned('B', [step('2026-11-23')]),
      ],
      TODAY,
    )
    expect(days.map(({ day, minutes }) => [day, minutes])).toEqual([
      ['2026-11-22', 30],
      ['2026-11-23', 50],
    ])
    expect(days[1]?.items.map(({ scholarship }) => scholarship.title)).toEqual(['A', 'B'])
  })

  it('moves what was planned for a day gone by to today', () => {
    const [first] = agendaDays([planned('A', [step('2026-11-19'), step(TODAY)])], TODAY)
    expect(first).toMatchObject({ day: TODAY, minutes: 60 })
  })

  it('shows the sessions of one task on one day as one line', () => {
    const [first] = agendaDays([planned('A', [step(TODAY, 60), step(TODAY, 5)])], TODAY)
    expect(first?.items.map((item) => item.step.minutes)).toEqual([65])
  })
})

describe('the first days', () => {
  const days = agendaDays(
    [
      planned('A', [
        step(TODAY),
        { ...step(TODAY), kind: 'revise' },
        step('2026-11-22'),
        step('2026-11-23'),
      ]),
    ],
    TODAY,
  )

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [9, 3],
  ])('that hold %d steps are %d', (stepLimit, count) => {
    expect(firstDays(days, stepLimit)).toHaveLength(count)
  })
})

describe('words', () => {
  it.each([
    [TODAY, 'Today, 21 November 2026'],
    ['2026-11-22', 'Tomorrow, 22 November 2026'],
    ['2026-11-24', 'Tuesday, 24 November 2026'],
  ])('%s', (day, words) => {
    expect(dayHeading(day, TODAY)).toBe(words)
  })

  it.each([
    [45, '45 min'],
    [120, '2 h'],
    [200, '3 h 20 min'],
    [59.6, '1 h'],
  ])('%d minutes', (minutes, words) => {
    expect(durationWords(minutes)).toBe(words)
  })

  it('names what a step is for, where it is for one thing', () => {
    expect(stepWords({ ...step(TODAY), requirementTitle: 'Why nursing?' })).toBe(
      'Write: Why nursing?',
    )
    expect(stepWords({ day: TODAY, kind: 'submit', minutes: 5 })).toBe('Check everything and send')
    expect(stepWords({ day: TODAY, kind: 'apply', minutes: 10 })).toBe(
      'Apply on the sponsor’s site',
    )
  })
})
