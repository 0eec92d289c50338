import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayText } from './day-numbers.ts'
import { planWork } from './plan-work.ts'
import type { Plan, PlanStep, Task, Work } from './work.ts'

const TODAY = '2026-11-20'
const submit: Task = { kind: 'submit', minutes: 10 }
const write = (minutes: number): Task => ({ kind: 'write', minutes, requirementId: 'essay' })
const revise = (minutes: number): Task => ({ kind: 'revise', minutes, requirementId: 'essay' })
const fill = (minutes: number): Task => ({ kind: 'fill', minutes })
const upload: Task = { kind: 'upload', minutes: 20 }
const request: Task = { kind: 'request', minutes: 0 }

/** One scholarship that closes so many days from today. */
const work = (daysLeft: number, tasks: Task[], scholarshipId = `in-${daysLeft}`): Work => ({
  scholarshipId,
  lastDay: dayText(dayNumber(TODAY) + daysLeft),
  tasks,
})

/** A plan in short: days from today, kind and minutes. */
const short = ({ steps }: Plan) =>
  steps.map(({ day, kind, minutes }) => [dayNumber(day) - dayNumber(TODAY), kind, minutes])

const planOf = (works: Work[], minutesPerDay = 60) =>
  planWork(works, { today: TODAY, minutesPerDay })

describe('a plan', () => {
  it('asks two weeks before, writes five days before, revises and fills two, submits the day before', () => {
    const [plan] = planOf([work(20, [request, fill(20), write(45), revise(10), submit])])
    expect(plan?.isTight).toBe(false)
    expect(short(plan!)).toEqual([
      [6, 'request', 0],
      [15, 'write', 45],
      [18, 'revise', 10],
      [18, 'fill', 20],
      [19, 'submit', 10],
    ])
  })

  it('spreads a long essay over equal sessions of at most an hour, one a day', () => {
    const [plan] = planOf([work(20, [write(150), revise(40), submit])], 240)
    expect(short(plan!)).toEqual([
      [13, 'write', 50],
      [14, 'write', 50],
      [15, 'write', 50],
      [18, 'revise', 40],
      [19, 'submit', 10],
    ])
  })

  it('asks today when two weeks before has passed', () => {
    const [plan] = planOf([work(8, [request, fill(20), submit])])
    expect(short(plan!)[0]).toEqual([0, 'request', 0])
  })

  it('takes the day that the earlier deadline left free', () => {
    const plans = planOf([
      work(10, [fill(50), submit], 'later'),
      work(9, [fill(60), submit], 'earlier'),
    ])
    expect(plans.map(({ scholarshipId }) => scholarshipId)).toEqual(['earlier', 'later'])
    expect(plans.map(short)).toEqual([
      [
        [7, 'fill', 60],
        [8, 'submit', 10],
      ],
      [
        [8, 'fill', 50],
        [9, 'submit', 10],
      ],
    ])
  })

  it('crowds together before it breaks the limit of a day', () => {
    const [plan] = planOf([work(4, [write(95), revise(25), fill(20), submit])])
    expect(plan?.isTight).toBe(false)
    expect(short(plan!)).toEqual([
      [0, 'write', 60],
      [1, 'write', 35],
      [1, 'revise', 25],
      [2, 'fill', 20],
      [3, 'submit', 10],
    ])
  })

  it('is tight when it no longer fits, and loads the days left as evenly as it can', () => {
    const [plan] = planOf([work(3, [write(190), revise(50), submit])])
    expect(plan?.isTight).toBe(true)
    const perDay = [0, 1, 2].map((day) =>
      short(plan!).reduce((sum, [on, , minutes]) => sum + (on === day ? Number(minutes) : 0), 0),
    )
    expect(perDay).toEqual([85, 85, 80])
  })

  it('writes before it sends, also where the sending had to come early', () => {
    const busy = work(60, [...Array.from({ length: 7 }, () => fill(5)), submit], 's0')
    const [, plan] = planOf([busy, work(60, [write(5), submit], 's1')], 10)
    const [written, sent] = plan!.steps
    expect([written?.kind, sent?.kind]).toEqual(['write', 'submit'])
  })

  it('uploads in one go, on an earlier day where the later ones have too little time left', () => {
    const [plan] = planOf([work(5, [fill(35), upload, upload, submit])])
    expect(plan?.isTight).toBe(false)
    expect(short(plan!)).toEqual([
      [2, 'upload', 20],
      [3, 'upload', 20],
      [3, 'fill', 35],
      [4, 'submit', 10],
    ])
  })

  it('gives an upload a day of its own at a pace that is shorter than it', () => {
    const [plan] = planOf([work(9, [fill(5), upload, submit])], 15)
    expect(plan?.isTight).toBe(false)
    expect(short(plan!)).toEqual([
      [6, 'upload', 20],
      [7, 'fill', 5],
      [8, 'submit', 10],
    ])
  })

  it('is tight when its minutes would fit, but not an upload in one go', () => {
    const [plan] = planOf([work(2, [upload, upload, upload, submit])], 35)
    expect(plan?.isTight).toBe(true)
    expect(short(plan!).filter(([, kind]) => kind === 'upload')).toHaveLength(3)
  })

  it('puts everything on today when it closes today', () => {
    const [plan] = planOf([work(0, [request, fill(5), submit])])
    expect(short(plan!)).toEqual([
      [0, 'request', 0],
      [0, 'fill', 5],
      [0, 'submit', 10],
    ])
  })
})

const minutes = (max: number) => fc.integer({ min: 1, max: max / 5 }).map((fives) => fives * 5)
const tasks = fc
  .record({
    requests: fc.integer({ min: 0, max: 3 }),
    writes: fc.array(minutes(600), { maxLength: 3 }),
    revises: fc.array(minutes(120), { maxLength: 3 }),
    uploads: fc.integer({ min: 0, max: 3 }),
    fills: fc.array(minutes(20), { maxLength: 6 }),
  })
  .map(({ requests, writes, revises, uploads, fills }) => [
    ...Array.from({ length: requests }, () => request),
    ...writes.map(write),
    ...revises.map(revise),
    ...Array.from({ length: uploads }, () => upload),
    ...fills.map(fill),
    submit,
  ])
const works = fc.uniqueArray(
  fc
    .record({ daysLeft: fc.integer({ min: 0, max: 60 }), id: fc.nat(1000), tasks })
    .map((each) => work(each.daysLeft, each.tasks, `s${each.id}`)),
  { maxLength: 12, selector: ({ scholarshipId }) => scholarshipId },
)
const pace = fc.integer({ min: 10, max: 480 })

/** Runs a check on many plans. */
function always(check: (plans: Plan[], works: Work[], minutesPerDay: number) => void): void {
  fc.assert(
    fc.property(works, pace, (all, minutesPerDay) => {
      check(planOf(all, minutesPerDay), all, minutesPerDay)
    }),
  )
}

const workOf = (all: Work[], { scholarshipId }: Plan): Work =>
  all.find((each) => each.scholarshipId === scholarshipId)!

describe('every plan', () => {
  it('places all minutes of every task', () => {
    always((plans, all) => {
      for (const plan of plans)
        for (const kind of ['request', 'write', 'revise', 'upload', 'fill', 'submit']) {
          const sum = (list: readonly Pick<Task | PlanStep, 'kind' | 'minutes'>[]) =>
            list
              .filter((each) => each.kind === kind)
              .reduce((total, each) => total + each.minutes, 0)
          expect(sum(plan.steps)).toBe(sum(workOf(all, plan).tasks))
        }
      expect(plans).toHaveLength(all.length)
    })
  })

  it('has nothing in the past and nothing after the deadline', () => {
    always((plans, all) => {
      for (const plan of plans)
        for (const { day } of plan.steps) {
          expect(day >= TODAY).toBe(true)
          expect(day <= workOf(all, plan).lastDay).toBe(true)
        }
    })
  })

  it('keeps to the limit of a day unless something that is due by then is tight', () => {
    always((plans, _all, minutesPerDay) => {
      const perDay = new Map<string, number[]>()
      for (const { isTight, steps } of plans)
        for (const { day, minutes } of isTight ? [] : steps.filter((step) => step.minutes > 0))
          perDay.set(day, [...(perDay.get(day) ?? []), minutes])
      for (const all of perDay.values()) {
        const sum = all.reduce((total, each) => total + each, 0)
        // An upload that takes longer than the pace is alone on its day.
        if (all.length > 1 || all[0] !== upload.minutes)
          expect(sum).toBeLessThanOrEqual(minutesPerDay)
      }
    })
  })

  it('is tight only when the work due by then exceeds what the days hold', () => {
    always((plans, all, minutesPerDay) => {
      const first = plans.findIndex(({ isTight }) => isTight)
      if (first === -1) return
      const due = plans.slice(0, first + 1).flatMap(({ steps }) => steps)
      const { lastDay } = workOf(all, plans[first]!)
      const days = Math.max(1, dayNumber(lastDay) - dayNumber(TODAY))
      // An upload is not split, so up to 19 minutes of a day may stay empty.
      const held = (minutesPerDay - 19) * days
      expect(due.reduce((sum, each) => sum + each.minutes, 0)).toBeGreaterThan(held)
    })
  })

  it('writes before it revises, and submits last', () => {
    always((plans) => {
      for (const { steps } of plans) {
        const days = (kind: string) =>
          steps.filter((each) => each.kind === kind).map((each) => each.day)
        const last = (kind: string) => days(kind).toSorted().at(-1) ?? ''
        const first = (kind: string) => days(kind).toSorted().at(0) ?? '9999'
        expect(last('write') <= first('revise')).toBe(true)
        for (const kind of ['write', 'revise', 'upload', 'fill'])
          expect(last(kind) <= first('submit')).toBe(true)
        expect(steps.at(-1)?.kind).toBe('submit')
      }
    })
  })

  it('counts in steps of five minutes, and uploads in one go', () => {
    always((plans, all) => {
      for (const plan of plans) {
        for (const { minutes } of plan.steps) expect(minutes % 5).toBe(0)
        const uploads = (list: readonly { kind: string }[]) =>
          list.filter(({ kind }) => kind === 'upload').length
        expect(uploads(plan.steps)).toBe(uploads(workOf(all, plan).tasks))
      }
    })
  })

  it('asks others two weeks before or today, and writes in sessions of at most an hour', () => {
    always((plans, all) => {
      for (const plan of plans) {
        const asked = plan.steps.filter(({ kind }) => kind === 'request')
        const latest = dayText(dayNumber(workOf(all, plan).lastDay) - 14)
        for (const { day } of asked) expect(day === TODAY || day <= latest).toBe(true)
        for (const { kind, minutes } of plan.steps)
          if (kind === 'write') expect(minutes).toBeLessThanOrEqual(60)
      }
    })
  })

  it('is the same for the same work in any order', () => {
    always((plans, all, minutesPerDay) => {
      expect(planOf(all.toReversed(), minutesPerDay)).toEqual(plans)
    })
  })
})
