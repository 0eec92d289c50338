import type { Clock } from '../clock.ts'

export interface TestClock extends Clock {
  /** Moves time forward. */
  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
  set(instant: string): void
}

/** A clock that stands still until it is moved. */
export function testClock(start = '2026-11-20T15:00:00Z'): TestClock {
  let milliseconds = Date.parse(start)
  return {
    now: () => new Date(milliseconds),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      milliseconds += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
    set(instant) {
      milliseconds = Date.parse(instant)
    },
  }
}
