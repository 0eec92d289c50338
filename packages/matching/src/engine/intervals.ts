import type { FactValue } from '../answers.ts'

/** Numbers or dates from `low` to `high`, both included; null is without end. */
export type Interval = { readonly low: FactValue | null; readonly high: FactValue | null }

/** Whether a value lies in any of the intervals. */
export function liesIn(intervals: readonly Interval[], value: FactValue): boolean {
  return intervals.some(
    ({ low, high }) => (low === null || value >= low) && (high === null || value <= high),
  )
}

/** What lies in both; intervals that touch nothing are left out. */
export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  return a.flatMap((one) => b.flatMap((other) => overlap(one, other)))
}

function overlap(a: Interval, b: Interval): Interval[] {
  const low = a.low === null || (b.low !== null && b.low > a.low) ? b.low : a.low
  const high = a.high === null || (b.high !== null && b.high < a.high) ? b.high : a.high
  return low !== null && high !== null && low > high ? [] : [{ low, high }]
}

/** Where truth can change: every end of every interval. */
export function endsOf(intervals: readonly Interval[]): FactValue[] {
  return intervals.flatMap(({ low, high }) => [low, high]).filter((end) => end !== null)
}

/** Whether all values strictly between two ends lie in one of the intervals. */
export function covers(
  intervals: readonly Interval[],
  after: FactValue | undefined,
  before: FactValue | undefined,
): boolean {
  return intervals.some(
    ({ low, high }) =>
      (low === null || (after !== undefined && low <= after)) &&
      (high === null || (before !== undefined && high >= before)),
  )
}
