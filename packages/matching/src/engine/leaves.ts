import type { FactValue } from '../answers.ts'
import { MET, NOT_MET, UNKNOWN, type Truth } from '../compile-criteria.ts'
import type { Student } from '../prepare-answers.ts'
import type { FactDefinition } from '../facts.ts'
import { liesIn } from './intervals.ts'
import { createKeyTable } from './key-table.ts'
import type { Demand } from './demand.ts'
import { keyOf, keyOfLine, lineOf, readLine } from './snapshot/demand-lines.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

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
  /** The demand of a leaf for a single look: `at` keeps what it gives. */
  demandAt(id: number): Demand
  readonly size: number
  /** The number of the dimension of each leaf; not to be kept. */
  readonly dimensionIds: Uint16Array
  /** The key of each dimension, such as `accept gpa`. */
  readonly dimensions: readonly DimensionKey[]
  /**
   * Keeps what is there as texts until it is asked for: most demands are those of one scholarship, and
   * many small objects make the garbage collector slow.
   */
  packInSteps(): Generator<undefined, void>
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export type DimensionKey = {
  readonly polarity: 'accept' | 'reject'
  /** Null: questions of scholarships themselves, which no profile answers. */
  readonly answerKey: string | null
  readonly openOption: string | undefined
  readonly isRanged: boolean
}

export function createLeaves(facts: ReadonlyMap<string, FactDefinition>): Leaves {
  return new StoredLeaves(facts)
}

/** A text holds so many leaves. */
const IN_A_TEXT = 500

class StoredLeaves implements Leaves {
  size = 0
  dimensionIds = new Uint16Array(1024)
  readonly dimensions: DimensionKey[] = []
  readonly #facts: ReadonlyMap<string, FactDefinition>
  readonly #keys = createKeyTable()
  #byDemand = new WeakMap<Demand, Leaf>()
  /** Those that were restored or packed are lines until they are asked for, or lie in a text still. */
  #byId: (Leaf | string | undefined)[] = []
  /** The lines of so many leaves each as they were saved or packed. */
  #texts: (string | undefined)[] = []
  /** How many leaves the texts hold or held. */
  #packed = 0
  readonly #dimensionIds = new Map<string, number>()

  constructor(facts: ReadonlyMap<string, FactDefinition>) {
    this.#facts = facts
  }

  of(demand: Demand): Leaf {
    const same = this.#byDemand.get(demand)
    if (same) return same
    const key = keyOf(demand)
    const known = this.#keys.find(key, (id) => keyOfLine(this.#lineAt(id)) === key)
    const leaf = known === undefined ? this.#add(key, demand) : this.at(known)
    this.#byDemand.set(demand, leaf)
    return leaf
  }

  at(id: number): Leaf {
    const leaf = this.#byId[id]
    if (typeof leaf === 'object') return leaf
    return this.#make(id, readLine(this.#lineAt(id), this.#facts))
  }

  demandAt(id: number): Demand {
    const leaf = this.#byId[id]
    return typeof leaf === 'object' ? leaf.demand : readLine(this.#lineAt(id), this.#facts)
  }

  *save(): Generator<Section> {
    yield { json: { size: this.size, dimensions: this.dimensions } }
    yield this.dimensionIds
    yield* this.#keys.save()
    for (let from = 0; from < this.size; from += IN_A_TEXT) yield { text: this.#textFrom(from) }
  }

  *packInSteps(): Generator<undefined, void> {
    const texts: string[] = []
    for (let from = 0; from < this.size; from += IN_A_TEXT) {
      texts.push(this.#textFrom(from))
      yield
    }
    this.#texts = texts
    this.#packed = this.size
    this.#byId = []
    this.#byId.length = this.size
    this.#byDemand = new WeakMap()
  }

  async restore(reader: SectionReader): Promise<void> {
    const saved = await reader.json<{ size: number; dimensions: DimensionKey[] }>()
    for (const key of saved.dimensions) this.#addDimension(key)
    this.dimensionIds = await reader.numbers(Uint16Array)
    await this.#keys.restore(reader)
    this.size = saved.size
    this.#byId = Array.from({ length: saved.size })
    this.#packed = saved.size
    while (this.#texts.length * IN_A_TEXT < this.size) this.#texts.push(await reader.text())
  }

  #lineAt(id: number): string {
    if (this.#byId[id] === undefined) this.#split(Math.floor(id / IN_A_TEXT))
    const leaf = this.#byId[id]
    if (leaf === undefined) throw new RangeError(`No leaf ${id} of ${this.size}.`)
    return typeof leaf === 'string' ? leaf : lineOf(leaf.demand)
  }

  /** The lines of the leaves of one text, from its first on. */
  #textFrom(first: number): string {
    const end = Math.min(first + IN_A_TEXT, this.size)
    const kept = this.#texts[first / IN_A_TEXT]
    if (kept !== undefined && end <= this.#packed) return kept
    return Array.from({ length: end - first }, (_none, at) => this.#lineAt(first + at)).join('\n')
  }

  #split(part: number) {
    const lines = this.#texts[part]?.split('\n') ?? []
    for (const [at, line] of lines.entries()) this.#byId[part * IN_A_TEXT + at] = line
    this.#texts[part] = undefined
  }

  #add(key: string, demand: Demand): Leaf {
    this.#keys.add(key)
    this.size += 1
    return this.#make(this.size - 1, demand)
  }

  #make(id: number, demand: Demand): Leaf {
    const leaf = { id, demand, dimension: this.#dimensionOf(demand) }
    this.#byId[id] = leaf
    if (id >= this.dimensionIds.length) {
      const grown = new Uint16Array(Math.ceil((id + 1) * 1.25))
      grown.set(this.dimensionIds)
      this.dimensionIds = grown
    }
    this.dimensionIds[id] = leaf.dimension
    return leaf
  }

  #dimensionOf(demand: Demand): number {
    const { polarity, answerKey, fact } = demand
    const isRanged = 'intervals' in demand
    const key = { polarity, answerKey, openOption: fact?.openOption, isRanged }
    return this.#dimensionIds.get(nameOf(key)) ?? this.#addDimension(key)
  }

  #addDimension(key: DimensionKey): number {
    this.#dimensionIds.set(nameOf(key), this.dimensions.length)
    return this.dimensions.push(key) - 1
  }
}

const nameOf = ({ polarity, answerKey }: DimensionKey): string => `${polarity} ${answerKey ?? '?'}`

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
