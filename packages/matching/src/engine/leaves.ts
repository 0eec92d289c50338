import type { FactValue } from '../answers.ts'
import { MET, NOT_MET, UNKNOWN, type Truth } from '../compile-criteria.ts'
import type { Student } from '../prepare-answers.ts'
import { liesIn } from './intervals.ts'
import type { Demand } from './normal-form.ts'

/** A demand of the catalogue, kept once for all scholarships that make it. */
export type Leaf = {
  readonly id: number
  readonly demand: Demand
  /** Which dimension it narrows: the same for all demands of a polarity on one answer. */
  readonly dimension: number
}

/** Every distinct demand of a catalogue, and the dimensions they narrow. */
export type Leaves = {
  of(demand: Demand): Leaf
  at(id: number): Leaf
  readonly size: number
  /** The key of each dimension, such as `accept gpa`. */
  readonly dimensions: readonly DimensionKey[]
}

export type DimensionKey = {
  readonly polarity: 'accept' | 'reject'
  /** Null: questions of scholarships themselves, which no profile answers. */
  readonly answerKey: string | null
  readonly openOption: string | undefined
  readonly isRanged: boolean
}

export function createLeaves(): Leaves {
  const byKey = new Map<string, Leaf>()
  const byDemand = new WeakMap<Demand, Leaf>()
  const byId: Leaf[] = []
  const dimensions: DimensionKey[] = []
  const dimensionIds = new Map<string, number>()
  const dimensionOf = (demand: Demand) => {
    const key = `${demand.polarity} ${demand.answerKey ?? '?'}`
    const known = dimensionIds.get(key)
    if (known !== undefined) return known
    const { polarity, answerKey, fact } = demand
    const isRanged = 'intervals' in demand
    dimensionIds.set(key, dimensions.length)
    return dimensions.push({ polarity, answerKey, openOption: fact?.openOption, isRanged }) - 1
  }
  return {
    dimensions,
    get size() {
      return byId.length
    },
    of(demand) {
      const same = byDemand.get(demand)
      if (same) return same
      const key = keyOf(demand)
      const leaf = byKey.get(key) ?? { id: byId.length, demand, dimension: dimensionOf(demand) }
      if (leaf.id === byId.length) byId.push(leaf)
      byKey.set(key, leaf)
      byDemand.set(demand, leaf)
      return leaf
    },
    at(id) {
      const leaf = byId[id]
      if (!leaf) throw new RangeError(`No leaf ${id} of ${byId.length}.`)
      return leaf
    },
  }
}

function keyOf(demand: Demand): string {
  const { polarity, answerKey } = demand
  if ('question' in demand) return JSON.stringify([polarity, demand.question])
  if ('values' in demand) return JSON.stringify([polarity, answerKey, demand.values])
  return JSON.stringify([polarity, answerKey, demand.intervals.map(({ low, high }) => [low, high])])
}

/** Whether a student meets a demand. */
export function truthOfDemand(demand: Demand, student: Student): Truth {
  const { polarity } = demand
  if ('question' in demand) {
    const { question } = demand
    if (!Object.hasOwn(student.attested, question)) return UNKNOWN
    return student.attested[question] === (polarity === 'accept') ? MET : NOT_MET
  }
  const answer = demand.answerKey === null ? undefined : student.answers.get(demand.answerKey)
  if (!answer) return UNKNOWN
  if (answer.comparable.some((value) => names(demand, value)))
    return polarity === 'accept' ? MET : NOT_MET
  const open = demand.fact?.openOption
  if (open !== undefined && answer.comparable.includes(open)) return UNKNOWN
  return polarity === 'accept' ? NOT_MET : MET
}

/** Whether a demand names a value, to accept or to reject it. */
export function names(demand: Demand, value: FactValue): boolean {
  if ('values' in demand) return demand.values.includes(value)
  return 'intervals' in demand && liesIn(demand.intervals, value)
}
