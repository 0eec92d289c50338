import type { Answers } from '../answers.ts'
import { compileCriteria } from '../compile-criteria.ts'
import type { Criteria } from '../criteria.ts'
import { blockOf, createBitRow, type BitRow } from '../engine/bit-rows.ts'
import { BLOCK_SIZE, type Kernels } from '../engine/kernels.ts'
import { createKernels } from '../engine/kernels/create-kernels.ts'
import { createIdTable } from '../engine/id-table.ts'
import { createRowStore, type RowStore } from '../engine/row-store.ts'
import { factsById, type FactDefinition } from '../facts.ts'
import { createApplicantColumns, type ApplicantColumns } from './applicant-columns.ts'
import { createBlockScratch, type BlockScratch } from './block-scratch.ts'
import { evaluateBlock, planCriteria, type Plan, type Truths } from './evaluate-block.ts'

/** Whom one scholarship fits. */
export type ApplicantMatches = {
  readonly eligible: number
  readonly possible: number
  /**
   * The ids in parts of at most `CHUNK_SIZE`, computed block by block as they are asked for. Throws
   * an Error when an applicant was put or removed since the match.
   */
  ids(verdict: 'eligible' | 'possible'): Iterable<string[]>
}

/** Matching the other way round: who, of all applicants, meets the criteria of a scholarship. */
export type ApplicantIndex = {
  readonly size: number
  /** The memory of the index. */
  readonly bytes: number
  /** Adds an applicant, or replaces the one with the same id. Throws TypeError when it is no UUID. */
  put(id: string, answers: Answers): void
  /** Removes an applicant; false when there was none. */
  remove(id: string): boolean
  /**
   * Who meets criteria (as `parseCriteria` reads them) on a day, YYYY-MM-DD: exactly whom `evaluate`
   * finds eligible or possible. A question of the scholarship itself is unanswered.
   */
  match(criteria: Criteria, today: string): ApplicantMatches
}

export const CHUNK_SIZE = 500
/** A block in which this many are gone is made usable again before a new one is begun. */
const DEAD_TO_REUSE = BLOCK_SIZE / 4

/** Starts without any applicant. */
export function createApplicantIndex(
  facts: readonly FactDefinition[],
  kernels: Kernels = createKernels(),
): ApplicantIndex {
  return new BlockedApplicants(facts, kernels)
}

class BlockedApplicants implements ApplicantIndex {
  readonly #facts: ReadonlyMap<string, FactDefinition>
  readonly #store: RowStore
  readonly #scratch: BlockScratch
  readonly #columns: ApplicantColumns
  readonly #ids = createIdTable()
  readonly #live: BitRow
  /** Bits of those who are gone but still stand in the columns, and how many there are in a block. */
  readonly #dead: BitRow
  readonly #deadIn: number[] = []
  readonly #free: number[] = []
  #slots = 0
  #revision = 0

  constructor(facts: readonly FactDefinition[], kernels: Kernels) {
    this.#facts = factsById(facts)
    this.#store = createRowStore(kernels)
    this.#scratch = createBlockScratch(this.#store)
    this.#columns = createApplicantColumns(this.#scratch, facts)
    this.#live = createBitRow(this.#store, 0, 0)
    this.#dead = createBitRow(this.#store, 0, 0)
  }

  get size(): number {
    return this.#ids.size
  }

  get bytes(): number {
    return this.#store.bytesUsed + this.#ids.bytes + this.#columns.bytes
  }

  put(id: string, answers: Answers): void {
    this.remove(id)
    const slot = this.#takeSlot()
    this.#ids.set(slot, id)
    this.#live.set(slot)
    this.#columns.add(slot, answers)
    this.#revision += 1
  }

  remove(id: string): boolean {
    const slot = this.#ids.slotOf(id)
    if (slot === undefined) return false
    this.#ids.delete(slot)
    this.#live.clear(slot)
    this.#dead.set(slot)
    this.#deadIn[blockOf(slot)] = (this.#deadIn[blockOf(slot)] ?? 0) + 1
    this.#revision += 1
    return true
  }

  match(criteria: Criteria, today: string): ApplicantMatches {
    const compiled = compileCriteria(criteria, this.#facts)
    const plan = planCriteria(compiled, this.#columns, this.#scratch, today)
    let [eligible, met] = [0, 0]
    for (let block = 0; block < this.#deadIn.length; block += 1) {
      const truths = this.#evaluate(plan, block)
      eligible += this.#store.kernels.count(truths.met)
      met += this.#store.kernels.count(truths.possible)
    }
    const revision = this.#revision
    return {
      eligible,
      possible: met - eligible,
      ids: (verdict) => this.#idsOf(plan, verdict, revision),
    }
  }

  *#idsOf(plan: Plan, verdict: 'eligible' | 'possible', revision: number): Generator<string[]> {
    for (let block = 0; block < this.#deadIn.length; block += 1) {
      if (this.#revision !== revision) throw new Error('The applicants changed since the match.')
      const places = this.#placesOf(this.#evaluate(plan, block), verdict)
      for (let from = 0; from < places.length; from += CHUNK_SIZE) {
        if (this.#revision !== revision) throw new Error('The applicants changed since the match.')
        const chunk = places.subarray(from, from + CHUNK_SIZE)
        yield Array.from(chunk, (place) => this.#ids.idAt(block * BLOCK_SIZE + place))
      }
    }
  }

  #evaluate(plan: Plan, block: number): Truths {
    const live = this.#live.addresses[block] ?? this.#scratch.empty
    return evaluateBlock(plan, this.#scratch, { block, live })
  }

  #placesOf({ met, possible }: Truths, verdict: 'eligible' | 'possible'): Uint32Array {
    const rest = this.#scratch.row('bucket', 0)
    if (verdict === 'possible') this.#store.kernels.andNot(possible, met, rest)
    return this.#scratch.placesIn(verdict === 'possible' ? rest : met).slice()
  }

  #takeSlot(): number {
    const free = this.#free.pop()
    if (free !== undefined) return free
    if (this.#slots < this.#deadIn.length * BLOCK_SIZE) return this.#slots++
    const worn = this.#deadIn.findIndex((dead) => dead >= DEAD_TO_REUSE)
    if (worn >= 0) {
      this.#reuse(worn)
      return this.#takeSlot()
    }
    this.#live.addBlock()
    this.#dead.addBlock()
    this.#columns.addBlock()
    this.#deadIn.push(0)
    return this.#slots++
  }

  /** Takes those who are gone out of the columns of a block; their slots are free again. */
  #reuse(block: number): void {
    const dead = this.#dead.addresses[block] ?? this.#scratch.empty
    const places = this.#scratch.placesIn(dead)
    const slots = Array.from(places, (place) => block * BLOCK_SIZE + place)
    this.#columns.forget(block, dead, slots)
    this.#deadIn[block] = 0
    for (const slot of slots) {
      this.#dead.clear(slot)
      this.#free.push(slot)
    }
  }
}
