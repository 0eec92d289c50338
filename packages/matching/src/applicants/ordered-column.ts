import { blockOf, placeOf } from '../engine/bit-rows.ts'
import { BLOCK_SIZE } from '../engine/kernels.ts'
import type { BlockScratch, Bound } from './block-scratch.ts'
import { chooseThresholds, lastAtMost } from './thresholds.ts'

/** Who has which value of one fact that has an order: numbers and dates. */
export type OrderedColumn = {
  readonly bytes: number
  add(slot: number, values: readonly number[]): void
  /**
   * out = those of a block with a value above one bound and not above another. Whoever is not in the
   * row `among` may be in it or not.
   */
  between(range: BoundedRange, block: number, among: number, out: number): void
  /** Forgets those of one block whose bit is set in `dead`. */
  forget(block: number, dead: number, slots: readonly number[]): void
}

/** Values above `above`, and not above `upTo`. */
export type BoundedRange = { readonly above: Bound; readonly upTo: Bound }

/**
 * One block. Row i has the bits of all whose only value is at least thresholds[i]; between two
 * thresholds the values themselves decide. The first threshold is below every number.
 */
type OrderedBlock = {
  readonly values: Float64Array
  /** The few who gave several values: looked at one by one. */
  readonly several: Map<number, readonly number[]>
  thresholds: number[]
  rows: number[]
  /** No value is above this. */
  most: number
  /** How many values were added since the thresholds were chosen, and how many until the next time. */
  added: number
  dueAfter: number
}

const FIRST_CHOICE_AFTER = 64

/** Starts a column in which nobody has a value. */
export function createOrderedColumn(scratch: BlockScratch): OrderedColumn {
  return new ThresholdColumn(scratch)
}

class ThresholdColumn implements OrderedColumn {
  readonly #scratch: BlockScratch
  readonly #blocks: (OrderedBlock | undefined)[] = []

  constructor(scratch: BlockScratch) {
    this.#scratch = scratch
  }

  get bytes(): number {
    return this.#blocks.reduce((sum, block) => sum + (block?.values.byteLength ?? 0), 0)
  }

  add(slot: number, values: readonly number[]): void {
    const [value] = values
    if (value === undefined) return
    const block = (this.#blocks[blockOf(slot)] ??= this.#startBlock())
    const place = placeOf(slot)
    if (values.length > 1) {
      block.several.set(place, values)
      return
    }
    block.values[place] = value
    block.most = Math.max(block.most, value)
    const last = lastAtMost(block.thresholds, value)
    for (const row of block.rows.slice(0, last + 1)) this.#setBit(row, place)
    block.added += 1
    if (block.added >= block.dueAfter) this.#chooseAgain(block)
  }

  between({ above, upTo }: BoundedRange, block: number, among: number, out: number): void {
    const held = this.#blocks[block]
    if (!held) return this.#scratch.copy(this.#scratch.empty, out)
    this.#writeAbove(held, above, among, out)
    if (upTo.value < held.most) {
      const over = this.#scratch.row('above', 0)
      this.#writeAbove(held, upTo, among, over)
      this.#scratch.store.kernels.andNot(out, over, out)
    }
    const fits = (value: number) => isAbove(value, above) && !isAbove(value, upTo)
    const also = [...held.several].flatMap(([place, values]) => (values.some(fits) ? place : []))
    if (also.length > 0) this.#scratch.withBits(out, also, out)
  }

  forget(block: number, dead: number, slots: readonly number[]): void {
    const held = this.#blocks[block]
    if (!held) return
    for (const slot of slots) {
      held.values[placeOf(slot)] = Number.NaN
      held.several.delete(placeOf(slot))
    }
    for (const row of held.rows) this.#scratch.store.kernels.andNot(row, dead, row)
  }

  /** out = those with one value above a bound; between two thresholds their values tell. */
  #writeAbove(held: OrderedBlock, bound: Bound, among: number, out: number): void {
    const { thresholds, rows, values } = held
    const under = lastAtMost(thresholds, bound.value)
    const [row = this.#scratch.empty, base = this.#scratch.empty] = rows.slice(under, under + 2)
    if (bound.isIncluded && thresholds[under] === bound.value) return this.#scratch.copy(row, out)
    if (bound.value > held.most) return this.#scratch.copy(this.#scratch.empty, out)
    const bucket = this.#scratch.row('bucket', 0)
    this.#scratch.store.kernels.andNot(row, base, bucket)
    if (this.#scratch.and(bucket, among, bucket) === 0) this.#scratch.copy(base, out)
    else this.#scratch.withValues(base, bucket, values, bound, out)
  }

  #startBlock(): OrderedBlock {
    return {
      values: new Float64Array(BLOCK_SIZE).fill(Number.NaN),
      several: new Map(),
      thresholds: [Number.NEGATIVE_INFINITY],
      rows: [this.#scratch.store.allocateRow(0)],
      most: Number.NEGATIVE_INFINITY,
      added: 0,
      dueAfter: FIRST_CHOICE_AFTER,
    }
  }

  /** Thresholds follow the values: chosen again whenever as many were added as there are. */
  #chooseAgain(block: OrderedBlock): void {
    const { store } = this.#scratch
    const all = block.rows[0] ?? this.#scratch.empty
    const places = this.#scratch.placesIn(all).slice()
    const known = Float64Array.from(places, (place) => block.values[place] ?? 0)
    for (const row of block.rows.slice(1)) store.freeRow(row)
    block.thresholds = [Number.NEGATIVE_INFINITY, ...chooseThresholds(known)]
    block.rows = block.thresholds.map((_, index) => (index === 0 ? all : store.allocateRow(0)))
    for (const [index, place] of places.entries()) {
      const row = block.rows[lastAtMost(block.thresholds, known[index] ?? 0)]
      if (row !== undefined && row !== all) this.#setBit(row, place)
    }
    for (let index = block.rows.length - 2; index > 0; index -= 1) {
      const [row = all, next = all] = block.rows.slice(index, index + 2)
      this.#scratch.or([row, next], row)
    }
    block.added = 0
    block.dueAfter = Math.max(FIRST_CHOICE_AFTER, places.length)
  }

  #setBit(row: number, place: number): void {
    const bytes = this.#scratch.store.bytes
    const at = row + (place >>> 3)
    bytes[at] = (bytes[at] ?? 0) | (1 << (place & 7))
  }
}

function isAbove(value: number, bound: Bound): boolean {
  return value > bound.value || (bound.isIncluded && value === bound.value)
}
