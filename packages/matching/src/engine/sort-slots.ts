/** Slots being sorted, in steps of about a millisecond, and room for it. */
export type Sorting = { slots: Uint32Array; spare: Uint32Array; readonly digits: Uint32Array }

/** Writes the digit of each slot from one index up to, not including, another. */
export type WriteDigits = (
  slots: Uint32Array,
  digits: Uint32Array,
  from: number,
  to: number,
) => void

/** Orders slots by an unsigned word of each: the one at `offset` among `perSlot` that it has. */
export type KeyWord = {
  /** The present array; it is replaced when it grows. */
  readonly words: () => Uint32Array
  readonly perSlot: number
  readonly offset: number
  /** Where the word with the sign lies, when the words are those of a floating-point number. */
  readonly sign?: number
}

export const SORT_STEP = 32_768
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
 * The first `count` slots, sorted by words of which the last matters most. Digits are read once in
 * each round, so that the others are in order even when some slots change between the steps.
 */
export function* sortedByWords(
  count: number,
  words: readonly KeyWord[],
): Generator<undefined, Uint32Array> {
  const sorting = startSorting(slotsUpTo(count))
  for (const word of words)
    for (const shift of [0, DIGIT_BITS])
      yield* sortByDigits(sorting, DIGITS, (slots, digits, from, to) =>
        readDigits(word, shift, slots, digits, from, to),
      )
  return sorting.slots
}

/** 0, 1, 2, … */
export function slotsUpTo(count: number): Uint32Array {
  const slots = new Uint32Array(count)
  for (let slot = 0; slot < count; slot += 1) slots[slot] = slot
  return slots
}

/** The words that order numbers, none of which is -0 or NaN. */
export function wordsOfNumbers(column: () => Float64Array | Float32Array): KeyWord[] {
  const words = () => {
    const { buffer, byteOffset, byteLength } = column()
    return new Uint32Array(buffer, byteOffset, byteLength / 4)
  }
  const perSlot = column().BYTES_PER_ELEMENT / 4
  const sign = perSlot - 1
  return Array.from({ length: perSlot }, (_none, offset) => ({ words, perSlot, offset, sign }))
}

function readDigits(
  { words: wordsNow, perSlot, offset, sign }: KeyWord,
  shift: number,
  slots: Uint32Array,
  digits: Uint32Array,
  from: number,
  to: number,
) {
  const words = wordsNow()
  for (let index = from; index < to; index += 1) {
    const at = (slots[index] ?? 0) * perSlot
    let word = words[at + offset] ?? 0
    // Numbers below 0 come before others, and those far below first.
    if (sign !== undefined) {
      const isNegative = (words[at + sign] ?? 0) >>> 31 === 1
      if (isNegative) word = ~word
      else if (offset === sign) word |= 0x8000_0000
    }
    digits[index] = (word >>> shift) & (DIGITS - 1)
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
