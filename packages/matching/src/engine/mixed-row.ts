import { BLOCK_SIZE } from './kernels.ts'
import type { BitRow } from './bit-rows.ts'
import type { SlotList } from './slot-list.ts'
import type { Workspace } from './workspace.ts'

/** A row put together for each block in turn: the OR of rows, with some bits set. */
export type MixedRow = Pick<BitRow, 'addresses'> & {
  /** Takes the memory for it. */
  begin(): void
  /** Puts the row of a block together; blocks are asked for in ascending order. */
  build(block: number): void
  /** Gives its memory back, if it was begun. */
  release(): void
}

type Parts = {
  readonly lists: readonly SlotList[]
  readonly slots: ReadonlySet<number>
  /** ORed together, two at least. */
  readonly rows: readonly BitRow[]
}

export function createMixedRow(workspace: Workspace, parts: Parts): MixedRow {
  return new BuiltRow(workspace, parts)
}

class BuiltRow implements MixedRow {
  readonly addresses: number[] = []
  readonly #workspace: Workspace
  readonly #parts: Parts
  #address = 0
  /** Where each list goes on. */
  #next: number[] = []

  constructor(workspace: Workspace, parts: Parts) {
    this.#workspace = workspace
    this.#parts = parts
  }

  begin(): void {
    this.#address = this.#workspace.store.allocateRow(1)
    this.#next = this.#parts.lists.map(() => 0)
  }

  build(block: number): void {
    this.addresses[block] = this.#address
    const bytes = this.#workspace.store.bytes
    const { lists, slots } = this.#parts
    this.#join(block)
    const from = block * BLOCK_SIZE
    const to = from + BLOCK_SIZE
    for (const [index, list] of lists.entries()) {
      let at = this.#next[index] ?? 0
      for (; at < list.length; at += 1) {
        const slot = list.slots[at] ?? 0
        if (slot >= to) break
        this.#set(bytes, slot - from)
      }
      this.#next[index] = at
    }
    for (const slot of slots) if (slot >= from && slot < to) this.#set(bytes, slot - from)
  }

  release(): void {
    if (this.#address !== 0) this.#workspace.store.freeRow(this.#address)
    this.#address = 0
  }

  #join(block: number) {
    const rows = this.#parts.rows.map((row) => row.addresses[block] ?? 0)
    const { store, list } = this.#workspace
    store.words.set(rows, list / 4)
    store.kernels.or(list, rows.length, this.#address)
  }

  #set(bytes: Uint8Array, place: number) {
    const at = this.#address + (place >>> 3)
    bytes[at] = (bytes[at] ?? 0) | (1 << (place & 7))
  }
}
