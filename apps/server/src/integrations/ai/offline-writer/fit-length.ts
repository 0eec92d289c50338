import { countWords } from '@laurel/contract/count-words'

/** One way to say a part of a text, or to leave it out. */
export interface Option {
  sentences: readonly string[]
  /** How much it is worth; what asks the student to fill a gap costs something. */
  value: number
  /** It opens a subject of its own. */
  startsParagraph?: boolean
}

export interface Bounds {
  min: number
  target: number
  max: number
}

/** What a word more or less than the target costs. */
const OFF_TARGET = 0.03
/** No plan is made for longer texts, because its cost grows with its length. */
const MOST_WORDS = 6000

/**
 * One option of each part, worth the most among those that have together `min` to `max` words. Where
 * no choice has, the one with the most words under `max`.
 */
export function fitLength(
  parts: readonly (readonly Option[])[],
  bounds: Bounds,
  offTarget = OFF_TARGET,
): Option[] {
  const most = Math.min(bounds.max, MOST_WORDS)
  const sizes = parts.map((options) =>
    options.map((option) => countWords(option.sentences.join(' '))),
  )
  let worths = new Float64Array(most + 1).fill(-Infinity)
  worths[0] = 0
  const taken: Int16Array[] = []
  for (const [at, options] of parts.entries()) {
    const step = nextWorths(worths, options, sizes[at] ?? [])
    worths = step.worths
    taken.push(step.taken)
  }
  return trace(parts, sizes, taken, bestLength(worths, bounds, offTarget))
}

function nextWorths(worths: Float64Array, options: readonly Option[], sizes: readonly number[]) {
  const next = new Float64Array(worths.length).fill(-Infinity)
  const taken = new Int16Array(worths.length).fill(-1)
  for (const [index, option] of options.entries()) {
    const size = sizes[index] ?? 0
    for (let words = size; words < next.length; words++) {
      const worth = (worths[words - size] ?? -Infinity) + option.value
      if (worth > (next[words] ?? -Infinity)) {
        next[words] = worth
        taken[words] = index
      }
    }
  }
  return { worths: next, taken }
}

function bestLength(worths: Float64Array, { min, target }: Bounds, offTarget: number): number {
  let best = -1
  let bestWorth = -Infinity
  for (let words = Math.max(1, min); words < worths.length; words++) {
    const worth = (worths[words] ?? -Infinity) - Math.abs(words - target) * offTarget
    if (worth > bestWorth) {
      bestWorth = worth
      best = words
    }
  }
  for (let words = Math.min(min, worths.length) - 1; best < 0 && words > 0; words--) {
    if ((worths[words] ?? -Infinity) > -Infinity) best = words
  }
  return best
}

function trace(
  parts: readonly (readonly Option[])[],
  sizes: readonly (readonly number[])[],
  taken: readonly Int16Array[],
  length: number,
): Option[] {
  let words = length
  const chosen: Option[] = []
  for (let at = parts.length - 1; at >= 0 && words >= 0; at--) {
    const index = taken[at]?.[words] ?? -1
    const option = parts[at]?.[index]
    if (!option) return []
    chosen.unshift(option)
    words -= sizes[at]?.[index] ?? 0
  }
  return chosen
}
