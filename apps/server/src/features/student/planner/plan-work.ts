import { dayNumber, dayText } from './day-numbers.ts'
import { placeCrowded, placeInTime, type Days, type Placed } from './place-tasks.ts'
import { STEP_MINUTES, type Plan, type PlanStep, type Task, type Work } from './work.ts'

interface Pace {
  /** YYYY-MM-DD where the student is; nothing is planned before it. */
  today: string
  minutesPerDay: number
}

const ORDER: Task['kind'][] = ['request', 'write', 'revise', 'upload', 'fill', 'submit']

/**
 * Lays the work for all scholarships out over whole days, backwards from each deadline, the
 * earliest deadline first. A day holds no more than `minutesPerDay`, unless the work of a
 * scholarship no longer fits before its deadline: then it is tight, and its days are filled as
 * evenly as what is planned already allows. What is done in one go and takes longer than a day's
 * minutes has a day of its own. The same work gives the same plan.
 */
export function planWork(works: readonly Work[], { today, minutesPerDay }: Pace): Plan[] {
  const first = dayNumber(today)
  const pace = Math.floor(minutesPerDay / STEP_MINUTES) * STEP_MINUTES
  const load = new Map<number, number>()
  return [...works].sort(byDeadline).map((work) => {
    // The day it closes is kept free, because it may close early in the student's day.
    const days = { first, last: Math.max(first, dayNumber(work.lastDay) - 1) }
    const { placed, limit } = place(work, days, load, pace)
    for (const { day, minutes } of placed) load.set(day, (load.get(day) ?? 0) + minutes)
    return {
      scholarshipId: work.scholarshipId,
      isTight: limit > pace,
      steps: placed.toSorted(byDayAndKind).map(toStep),
    }
  })
}

/** The work on its days, and the least number of minutes a day at which it fits. */
function place(
  work: Work,
  days: Days,
  load: ReadonlyMap<number, number>,
  pace: number,
): { placed: Placed[]; limit: number } {
  const { tasks, lastDay } = work
  for (let limit = leastLimit(work, days, load, pace); ; limit += STEP_MINUTES) {
    const room = { limit, free: (day: number) => Math.max(0, limit - (load.get(day) ?? 0)) }
    const placed =
      placeInTime(tasks, days, dayNumber(lastDay), room) ?? placeCrowded(tasks, days, room)
    if (placed) return { placed, limit }
  }
}

/** The least number of minutes a day, but no less than the pace, at which all minutes find room. */
function leastLimit(
  { tasks }: Work,
  { first, last }: Days,
  load: ReadonlyMap<number, number>,
  pace: number,
): number {
  const submit = minutesOf(tasks.filter(({ kind }) => kind === 'submit'))
  const total = minutesOf(tasks)
  for (let limit = pace; ; limit += STEP_MINUTES) {
    let room = 0
    for (let day = first; day <= last; day += 1) room += Math.max(0, limit - (load.get(day) ?? 0))
    // Nothing is done after the sending, so only days up to the last with room for it count.
    let end = last
    while (end >= first && limit - (load.get(end) ?? 0) < submit) {
      room -= Math.max(0, limit - (load.get(end) ?? 0))
      end -= 1
    }
    if (end >= first && room >= total) return limit
  }
}

const minutesOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0)

const toStep = ({ day, ...task }: Placed): PlanStep => ({ ...task, day: dayText(day) })

const byDeadline = (a: Work, b: Work): number =>
  compare(a.lastDay, b.lastDay) || compare(a.scholarshipId, b.scholarshipId)

const byDayAndKind = (a: Placed, b: Placed): number =>
  a.day - b.day || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
