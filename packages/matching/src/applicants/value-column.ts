import type { FactValue } from '../answers.ts'
import { createBitRow, placeOf, type BitRow } from '../engine/bit-rows.ts'
import { BLOCK_SIZE } from '../engine/kernels.ts'
import { createSlotList, type SlotList } from '../engine/slot-list.ts'
import type { BlockScratch } from './block-scratch.ts'

/** A value that fewer have than this in a block on average is a list: shorter than a row. */
const RARE = 512
/** What a list takes besides its slots. */
const LIST_BYTES = 250

/** Who has which value of one fact: options, flags and names. */
export type ValueColumn = {
  readonly bytes: number
  add(slot: number, values: readonly FactValue[]): void
  addBlock(): void
  /** The row of those in a block who have one of the values; `out` or one not to be written. */
  anyOf(values: readonly FactValue[], block: number, out: number): number
  /** The values somebody has. */
  values(): Iterable<FactValue>
  /** Forgets those of one block whose bit is set in `dead`. */
  forget(block: number, dead: number, slots: readonly number[]): void
}

type Holders = SlotList | BitRow

/** Starts a column in which nobody has a value. */
export function createValueColumn(scratch: BlockScratch, blocks: number): ValueColumn {
  return new HeldValues(scratch, blocks)
}

class HeldValues implements ValueColumn {
  readonly #scratch: BlockScratch
  readonly #holders = new Map<FactValue, Holders>()
  #blocks: number

  constructor(scratch: BlockScratch, blocks: number) {
    this.#scratch = scratch
    this.#blocks = blocks
  }

  get bytes(): number {
    let sum = 0
    for (const held of this.#holders.values())
      if ('slots' in held) sum += LIST_BYTES + held.slots.byteLength
    return sum
  }

  add(slot: number, values: readonly FactValue[]): void {
    for (const value of values) {
      const held = this.#holders.get(value) ?? createSlotList()
      if ('slots' in held) {
        held.add(slot)
        this.#holders.set(value, held.length > RARE * this.#blocks ? this.#rowOf(held) : held)
      } else held.set(slot)
    }
  }

  addBlock(): void {
    this.#blocks += 1
    for (const held of this.#holders.values()) if (!('slots' in held)) held.addBlock()
  }

  anyOf(values: readonly FactValue[], block: number, out: number): number {
    const rows: number[] = []
    const places: number[] = []
    for (const value of new Set(values)) {
      const held = this.#holders.get(value)
      if (!held) continue
      if ('slots' in held) for (const slot of slotsIn(held, block)) places.push(placeOf(slot))
      else rows.push(held.addresses[block] ?? this.#scratch.empty)
    }
    const [only = this.#scratch.empty] = rows
    if (rows.length > 1) this.#scratch.or(rows, out)
    const sum = rows.length > 1 ? out : only
    if (places.length === 0) return sum
    this.#scratch.withBits(sum, places, out)
    return out
  }

  values(): Iterable<FactValue> {
    return this.#holders.keys()
  }

  forget(block: number, dead: number, slots: readonly number[]): void {
    const gone = new Set(slots)
    for (const [value, held] of this.#holders) {
      if ('slots' in held) {
        for (const slot of slotsIn(held, block).slice()) if (gone.has(slot)) held.remove(slot)
        if (held.length === 0) this.#holders.delete(value)
      } else {
        const row = held.addresses[block] ?? this.#scratch.empty
        this.#scratch.store.kernels.andNot(row, dead, row)
      }
    }
  }

  #rowOf(list: SlotList): BitRow {
    const row = createBitRow(this.#scratch.store, this.#blocks, 0)
    for (const slot of list.slots.subarray(0, list.length)) row.set(slot)
    return row
  }
}

function slotsIn(list: SlotList, block: number): Uint32Array {
  const from = list.lowerBound(block * BLOCK_SIZE)
  return list.slots.subarray(from, list.lowerBound((block + 1) * BLOCK_SIZE))
}
