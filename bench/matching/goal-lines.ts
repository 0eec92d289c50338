import { median, quantile } from './measure.ts'
import type { Run } from './run.ts'

/** One line for each goal of a million scholarships. */
export function goalLines({ operations, bytes, both, updates, reverse }: Run): string[] {
  const [first, far, , best, unlocks] = operations
  if (!first || !far || !best || !unlocks) throw new Error('An operation was not measured.')
  const p99 = quantile(first.warm.counted, 0.99) ?? Number.NaN
  return [
    atLeast('count + page 1, caches flushed', 250, median(first.coldRatios)),
    atLeast('count + page 1, warm', 700, median(first.warmRatios)),
    atMost('count + page 1, p99', 0.5, p99 / 1000, 'ms'),
    atLeast('count + page 500, warm', 100, median(far.warmRatios)),
    atLeast('unlock analysis', 20, median(unlocks.warmRatios)),
    atMost('top 10 by score', 0.5, median(best.warm.counted) / 1000, 'ms'),
    atMost('memory of the index', 130, bytes / 1e6, 'MB'),
    atMost('filling the index', 60, both.fillSeconds, 's'),
    atMost('a change', 50, median(updates.replaced.counted), 'µs'),
    atMost('reverse match, count', 1, median(reverse.warm.counted) / 1000, 'ms'),
  ]
}

const atLeast = (what: string, goal: number, figure: number): string =>
  line(what, `≥ ${goal}×`, `${Math.round(figure)}×`, figure >= goal)

export const atMost = (what: string, goal: number, figure: number, unit: string): string =>
  line(what, `≤ ${goal} ${unit}`, `${figure.toPrecision(3)} ${unit}`, figure <= goal)

const line = (what: string, goal: string, figure: string, isMet: boolean): string =>
  `| ${what} | ${goal} | ${figure} | ${isMet ? 'met' : '**not met**'} |`
