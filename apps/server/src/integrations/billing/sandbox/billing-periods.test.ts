import { expect, it } from 'vitest'
import { periodEnd } from './billing-periods.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)

it.each([
  ['2026-01-31', 'month', '2026-01-31', '2026-02-28'],
  ['2026-01-31', 'month', '2026-02-28', '2026-03-31'],
  ['2026-11-30', 'quarter', '2026-11-30', '2027-02-28'],
  ['2026-11-30', 'quarter', '2027-02-28', '2027-05-30'],
  ['2028-02-29', 'year', '2028-02-29', '2029-02-28'],
  ['2028-02-29', 'year', '2031-02-28', '2032-02-29'],
] as const)(
  'first paid on %s, by the %s: the period of %s ends on %s',
  (first, interval, start, end) => {
    expect(periodEnd(at(first), interval, at(start))).toEqual(at(end))
  },
)
