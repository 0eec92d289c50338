import type { PlannedScholarship } from '@laurel/contract/planner'

export type PlanStep = PlannedScholarship['steps'][number]

export interface AgendaItem {
  scholarship: PlannedScholarship
  step: PlanStep
}

export interface AgendaDay {
  /** YYYY-MM-DD. */
  day: string
  minutes: number
  items: AgendaItem[]
}

/** The steps of all scholarships by day. What was planned for a day gone by is for today. */
export function agendaDays(
  scholarships: readonly PlannedScholarship[],
  today: string,
): AgendaDay[] {
  const days = new Map<string, AgendaItem[]>()
  for (const scholarship of scholarships)
    for (const step of scholarship.steps) {
      const day = step.day < today ? today : step.day
      days.set(day, withStep(days.get(day) ?? [], { scholarship, step }))
    }
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, items]) => ({
      day,
      items,
      minutes: items.reduce((sum, { step }) => sum + step.minutes, 0),
    }))
}

/** Sessions of one task on one day are one line of it, with the time of all of them. */
function withStep(items: readonly AgendaItem[], item: AgendaItem): AgendaItem[] {
  const at = items.findIndex(
    ({ scholarship, step }) =>
      scholarship.scholarshipId === item.scholarship.scholarshipId &&
      step.kind === item.step.kind &&
      step.requirementId === item.step.requirementId,
  )
  const before = items[at]
  if (!before) return [...items, item]
  const minutes = before.step.minutes + item.step.minutes
  return items.with(at, { ...before, step: { ...before.step, minutes } })
}

/** The first days, as many as hold about so many steps; one at the least. */
export function firstDays(days: readonly AgendaDay[], stepLimit: number): readonly AgendaDay[] {
  let steps = 0
  const end = days.findIndex(({ items }) => {
    steps += items.length
    return steps > stepLimit
  })
  return end === -1 ? days : days.slice(0, Math.max(1, end))
}
