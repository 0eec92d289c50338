import { STEP_MINUTES, type Task } from './work.ts'

/** The first and the last day that may be used, as day numbers. */
export interface Days {
  first: number
  last: number
}

export interface Placed extends Task {
  day: number
}

type Free = (day: number) => number

/** What the days hold. */
interface Room {
  /** Minutes of a whole day. */
  limit: number
  free: Free
}

/** How many days before the deadline each kind of work is done, if there is time. */
const DAYS_BEFORE: Readonly<Record<Task['kind'], number>> = {
  request: 14,
  write: 5,
  revise: 2,
  upload: 2,
  fill: 2,
  submit: 1,
}

/** Nobody writes well for longer. */
const SESSION_MINUTES = 60

/** Done in one go. */
const WHOLE: ReadonlySet<Task['kind']> = new Set(['upload', 'submit'])

/** What is placed first takes the latest days. */
const FROM_THE_END: Task['kind'][] = ['submit', 'fill', 'upload', 'revise', 'write', 'request']

/**
 * Each task as late as its days before the deadline allow and in the order of work; undefined when
 * it does not fit like that.
 */
export function placeInTime(
  tasks: readonly Task[],
  days: Days,
  lastDay: number,
  { limit, free }: Room,
): Placed[] | undefined {
  const placed: Placed[] = []
  const room = (day: number) => free(day) - minutesOn(placed, day)
  for (const kind of FROM_THE_END) {
    const ideal = Math.max(days.first, lastDay - DAYS_BEFORE[kind])
    const revising = kind === 'write' ? firstDayOf(placed, 'revise') : undefined
    const next = revising ?? firstDayOf(placed, 'submit') ?? days.last
    const latest = Math.min(ideal, days.last, next)
    for (const task of tasks.filter((each) => each.kind === kind)) {
      const pieces =
        kind === 'write'
          ? placeSessions(task, latest, days, room, (day) => minutesOn(placed, day, 'write'))
          : placeLate(task, latest, days, room, limit)
      if (!pieces) return undefined
      placed.push(...pieces)
    }
  }
  return placed
}

/**
 * One after the other from the first day on, and the sending on the last day with room for it;
 * undefined when what is done in one go finds no day.
 */
export function placeCrowded(
  tasks: readonly Task[],
  { first, last }: Days,
  { limit, free }: Room,
): Placed[] | undefined {
  const placed: Placed[] = []
  const room = (day: number) => free(day) - minutesOn(placed, day)
  for (const task of tasks.filter(({ kind }) => kind === 'submit'))
    placed.push(...(placeLate(task, last, { first, last }, room, limit) ?? []))
  const days = { first, last: firstDayOf(placed, 'submit') ?? last }
  for (const kind of FROM_THE_END.toReversed().slice(0, -1)) {
    for (const task of tasks.filter((each) => each.kind === kind)) {
      const pieces = WHOLE.has(kind)
        ? placeEarly(task, days, room, limit)
        : placeFrom(task, days, room)
      if (!pieces) return undefined
      placed.push(...pieces)
    }
  }
  return placed
}

/** Whether a day has room for all of a task, or all of its time for one that takes longer. */
const holds = (minutesFree: number, task: Task, limit: number): boolean =>
  minutesFree >= Math.min(task.minutes, limit)

/** On the latest day with room for all of it, else in pieces on the latest days. */
function placeLate(
  task: Task,
  latest: number,
  { first }: Days,
  room: Free,
  limit: number,
): Placed[] | undefined {
  const isWhole = WHOLE.has(task.kind)
  for (let day = latest; day >= first; day -= 1)
    if (isWhole ? holds(room(day), task, limit) : room(day) >= task.minutes)
      return [{ ...task, day }]
  return isWhole ? undefined : placePieces(task, latest, first, room)
}

/** On the first day with room for all of it. */
function placeEarly(
  task: Task,
  { first, last }: Days,
  room: Free,
  limit: number,
): Placed[] | undefined {
  for (let day = first; day <= last; day += 1)
    if (holds(room(day), task, limit)) return [{ ...task, day }]
  return undefined
}

/** In sessions from the first day on. */
function placeFrom(task: Task, { first, last }: Days, room: Free): Placed[] | undefined {
  if (task.minutes === 0) return [{ ...task, day: first }]
  const pieces: Placed[] = []
  let left = task.minutes
  for (let day = first; left > 0 && day <= last; day += 1)
    for (const minutes of sessions(Math.min(left, Math.max(0, room(day))))) {
      pieces.push({ ...task, day, minutes })
      left -= minutes
    }
  return left > 0 ? undefined : pieces
}

/** Writing is spread: about equal sessions, for one application no more than an hour a day. */
function placeSessions(
  task: Task,
  latest: number,
  { first }: Days,
  room: Free,
  written: Free,
): Placed[] | undefined {
  const sessionCount = Math.ceil(task.minutes / SESSION_MINUTES)
  const equal = Math.ceil(task.minutes / sessionCount / STEP_MINUTES) * STEP_MINUTES
  const within = (session: number) => (day: number) =>
    Math.min(room(day), session, SESSION_MINUTES - written(day))
  return (
    placePieces(task, latest, first, within(equal)) ??
    placePieces(task, latest, first, within(SESSION_MINUTES))
  )
}

function placePieces(task: Task, latest: number, first: number, room: Free): Placed[] | undefined {
  const pieces: Placed[] = []
  let left = task.minutes
  for (let day = latest; left > 0 && day >= first; day -= 1) {
    const minutes = Math.min(left, room(day))
    if (minutes <= 0) continue
    pieces.push({ ...task, day, minutes })
    left -= minutes
  }
  return left > 0 ? undefined : pieces
}

/** Minutes of one day cut into sessions. */
function sessions(minutes: number): number[] {
  const cut: number[] = []
  for (let left = minutes; left > 0; left -= SESSION_MINUTES)
    cut.push(Math.min(left, SESSION_MINUTES))
  return cut
}

function minutesOn(placed: readonly Placed[], day: number, kind?: Task['kind']): number {
  let sum = 0
  for (const each of placed)
    if (each.day === day && (kind === undefined || each.kind === kind)) sum += each.minutes
  return sum
}

function firstDayOf(placed: readonly Placed[], kind: Task['kind']): number | undefined {
  const found = placed.filter((each) => each.kind === kind).map(({ day }) => day)
  return found.length > 0 ? Math.min(...found) : undefined
}
