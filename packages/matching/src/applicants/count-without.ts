import type { Clause, Criteria } from '../criteria.ts'
import type { ApplicantIndex } from './applicant-index.ts'

/** How many applicants are eligible, and how many may be. */
export interface Crowd {
  readonly eligible: number
  readonly possible: number
}

const crowdOf = (index: ApplicantIndex, all: readonly Clause[], today: string): Crowd => {
  const { eligible, possible } = index.match({ all }, today)
  return { eligible, possible }
}

/**
 * Whom criteria fit on a day, YYYY-MM-DD, and whom they would fit without each rule that must hold,
 * by its place in the list. Step by step, so that others get their turn between.
 */
export function* countWithout(
  index: ApplicantIndex,
  { all }: Criteria,
  today: string,
): Generator<undefined, Crowd & { without: (Crowd & { clause: number })[] }> {
  const whole = crowdOf(index, all, today)
  const without: (Crowd & { clause: number })[] = []
  for (const [clause, rule] of all.entries()) {
    if ('soft' in rule) continue
    yield
    const rest = all.filter((_rule, place) => place !== clause)
    without.push({ clause, ...crowdOf(index, rest, today) })
  }
  return { ...whole, without }
}
