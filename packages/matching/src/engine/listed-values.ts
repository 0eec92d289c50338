import type { FactValue } from '../answers.ts'
import { createLeafLists } from './leaf-lists.ts'
import type { Leaves } from './leaves.ts'

/** The values that demands list, numbered from 0 on, those of each question apart. */
export type ListedValues = {
  /** Whether a demand is met by each of the values it lists, and by nothing else. */
  isListing(leaf: number): boolean
  /** Calls back with the number of each value that such a demand lists. */
  each(leaf: number, take: (value: number) => void): void
  /** The values by number, in the form in which they are compared, and as they were first written. */
  readonly values: readonly { readonly value: FactValue; readonly written: FactValue }[]
  readonly bytes: number
}

/** Numbers the values of a demand when they are first asked for. */
export function createListedValues(leaves: Leaves): ListedValues {
  const values: { value: FactValue; written: FactValue }[] = []
  const numbers = new Map<string, Map<FactValue, number>>()
  const lists = createLeafLists()
  const numbersOf = (leaf: number): number[] => {
    const demand = leaves.demandAt(leaf)
    if (!('values' in demand) || demand.answerKey === null) return []
    const own = numbers.get(demand.answerKey) ?? new Map<FactValue, number>()
    numbers.set(demand.answerKey, own)
    return demand.values.map((value) => {
      const written = demand.spellings?.get(value) ?? value
      const number = own.get(value) ?? values.push({ value, written }) - 1
      own.set(value, number)
      return number
    })
  }
  return {
    values,
    isListing(leaf) {
      const key = leaves.dimensions[leaves.dimensionIds[leaf] ?? 0]
      return key?.polarity === 'accept' && key.answerKey !== null && !key.isRanged
    },
    each(leaf, take) {
      if ((lists.starts[leaf] ?? 0) === 0) lists.set(leaf, numbersOf(leaf))
      lists.every(leaf, (value) => {
        take(value)
        return true
      })
    },
    get bytes() {
      return lists.bytes
    },
  }
}
