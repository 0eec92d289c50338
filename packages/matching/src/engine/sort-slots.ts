import { KEY_WORDS, type IdTable } from './id-table.ts'
import type { NumberColumn } from './number-column.ts'

/** Slots being sorted, in steps of about a millisecond, and room for it. */
export type Sorting = { slots: Uint32Array; spare: Uint32Array; readonly digits: Uint32Array }

/** Writes the digit of each slot from one index up to, not including, another. */
export type WriteDigits = (
  slots: Uint32Array,
  digits: Uint32Array,
  from: number,
  to: number,
) => void

const SORT_STEP = 8192
const DIGIT_BITS = 16
const DIGITS = 2 ** DIGIT_BITS

export const startSorting = (slots: Uint32Array): Sorting => ({
  slots,
  spare: new Uint32Array(slots.length),
  digits: new Uint32Array(slots.length),
})

/** Sorts by digits below a limit; slots with the same one stay in their order. */
export function* sortByDigits(
  sorting: Sorting,
  limit: number,
  write: WriteDigits,
): Generator<undefined, void> {
  const { slots, spare, digits } = sorting
  const count = slots.length
  const places = new Uint32Array(limit)
  for (let from = 0; from < count; from += SORT_STEP) {
    const to = Math.min(from + SORT_STEP, count)
    write(slots, digits, from, to)
    countDigits(digits, places, from, to)
    yield
  }
  if (count === 0 || places[digits[0] ?? 0] === count) return
  let start = 0
  for (let digit = 0; digit < limit; digit += 1) {
    const those = places[digit] ?? 0
    places[digit] = start
    start += those
  }
  for (let from = 0; from < count; from += SORT_STEP) {
    distribute(sorting, places, from, Math.min(from + SORT_STEP, count))
    yield
  }
  sorting.slots = spare
  sorting.spare = slots
}

/**
 * The first `count` slots, sorted by a number of each and, where it is the same, by id. Digits are
 * read once in each round, so that the others are in order even when some slots change between the
 * steps.
 */
export function* sortedByNumbers(
  count: number,
  column: NumberColumn,
  ids: Pick<IdTable, 'words'>,
): Generator<undefined, Uint32Array> {
  const sorting = startSorting(slotsUpTo(count))
  // What matters least comes first.
  for (let word = KEY_WORDS - 1; word >= 0; word -= 1)
    for (const shift of [0, DIGIT_BITS])
      yield* sortByDigits(sorting, DIGITS, (slots, digits, from, to) =>
        readIdDigits(ids.words, word, shift, slots, digits, from, to),
      )
  const ranks = ranksOf(column.values)
  yield
  for (const shift of ranks.length > DIGITS ? [0, DIGIT_BITS] : [0])
    yield* sortByDigits(sorting, Math.min(ranks.length, DIGITS), (slots, digits, from, to) =>
      readRankDigits(column.codes, ranks, shift, slots, digits, from, to),
    )
  return sorting.slots
}

/** The place of each number among them in order. */
function ranksOf(values: readonly number[]): Uint32Array {
  const ranks = new Uint32Array(values.length)
  const inOrder = slotsUpTo(values.length).sort((a, b) =>
    (values[a] ?? 0) < (values[b] ?? 0) ? -1 : 1,
  )
  for (const [rank, code] of inOrder.entries()) ranks[code] = rank
  return ranks
}

/** 0, 1, 2, … */
export function slotsUpTo(count: number): Uint32Array {
  const slots = new Uint32Array(count)
  for (let slot = 0; slot < count; slot += 1) slots[slot] = slot
  return slots
}

function readIdDigits(
  words: Uint32Array,
  word: number,
  shift: number,
  slots: Uint32Array,
  digits: Uint32Array,
  from: number,
  to: number,
) {
  for (let index = from; index < to; index += 1) {
    const at = (slots[index] ?? 0) * KEY_WORDS + word
    digits[index] = ((words[at] ?? 0) >>> shift) & (DIGITS - 1)
  }
}

/** A number that is new since the ranks were told is that of a slot that was noted. */
function readRankDigits(
  codes: NumberColumn['codes'],
  ranks: Uint32Array,
  shift: number,
  slots: Uint32Array,
  digits: Uint32Array,
  from: number,
  to: number,
) {
  for (let index = from; index < to; index += 1) {
    const rank = ranks[codes[slots[index] ?? 0] ?? 0] ?? 0
    digits[index] = (rank >>> shift) & (DIGITS - 1)
  }
}

function countDigits(digits: Uint32Array, counts: Uint32Array, from: number, to: number) {
  for (let index = from; index < to; index += 1) {
    const digit = digits[index] ?? 0
    counts[digit] = (counts[digit] ?? 0) + 1
  }
}

function distribute(
  { slots, spare, digits }: Sorting,
  places: Uint32Array,
  from: number,
  to: number,
) {
  for (let index = from; index < to; index += 1) {
    const digit = digits[index] ?? 0
    const place = places[digit] ?? 0
    places[digit] = place + 1
    spare[place] = slots[index] ?? 0
  }
}
