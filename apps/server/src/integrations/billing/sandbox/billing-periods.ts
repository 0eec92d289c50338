import type { Interval } from '@laurel/contract/billing-shapes'
import { DAY_MILLISECONDS } from '../../../days.ts'

const MONTHS_OF: Record<Interval, number> = { month: 1, quarter: 3, year: 12 }

export const addDays = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * DAY_MILLISECONDS)

/**
 * When the period ends that begins at `start`, counted from the first charge: who begins on the
 * 31st pays on the last day of shorter months, and on the 31st again after.
 */
export function periodEnd(first: Date, interval: Interval, start: Date): Date {
  const step = MONTHS_OF[interval]
  for (let months = step; ; months += step) {
    const end = addMonths(first, months)
    if (end > start) return end
  }
}

function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant)
  moved.setUTCMonth(instant.getUTCMonth() + months)
  // Day 31 of a month with 30 has become day 1 of the next.
  if (moved.getUTCDate() !== instant.getUTCDate()) moved.setUTCDate(0)
  return moved
}
