import { amountPoints, deadlinePoints, effortPoints } from '../score.ts'
import type { ColumnStore } from './columns.ts'
import type { NumberColumn } from './number-column.ts'

type Columns = Pick<ColumnStore, 'amountUsd' | 'closesAtMs' | 'effortMinutes' | 'rarityPoints'>

/** So many slots are scored in less than a millisecond. */
const STEP = 65_536

/** The points of a slot that do not depend on the student, as of a day. */
export function pointsOn(day: number, columns: Columns, slot: number): number {
  const { amountUsd, closesAtMs, effortMinutes, rarityPoints } = columns
  return (
    rarityPoints.at(slot) +
    amountPoints(known(amountUsd.at(slot))) +
    deadlinePoints(known(closesAtMs.at(slot)), day) +
    effortPoints(effortMinutes.at(slot))
  )
}

/** Writes those of all slots; what changes between the steps may come out as anything. */
export function* writePoints(
  points: Uint8Array,
  day: number,
  columns: Columns,
  slots: number,
): Generator<undefined, void> {
  // Scholarships are many, numbers that differ are few.
  const amount = byCode(columns.amountUsd, (usd) => amountPoints(known(usd)))
  const deadline = byCode(columns.closesAtMs, (ms) => deadlinePoints(known(ms), day))
  const effort = byCode(columns.effortMinutes, effortPoints)
  const rarity = byCode(columns.rarityPoints, (points) => points)
  for (let from = 0; from < slots; from += STEP) {
    const to = Math.min(from + STEP, slots)
    for (const [column, own] of [
      [columns.amountUsd, amount],
      [columns.closesAtMs, deadline],
      [columns.effortMinutes, effort],
      [columns.rarityPoints, rarity],
    ] as const)
      addPoints(points, column.codes, own, from, to)
    yield
  }
}

const byCode = ({ values }: NumberColumn, pointsOf: (value: number) => number): Uint8Array =>
  Uint8Array.from(values, pointsOf)

function addPoints(
  points: Uint8Array,
  codes: NumberColumn['codes'],
  own: Uint8Array,
  from: number,
  to: number,
) {
  for (let slot = from; slot < to; slot += 1)
    points[slot] = (points[slot] ?? 0) + (own[codes[slot] ?? 0] ?? 0)
}

const known = (value: number): number | null => (value === Infinity ? null : value)
