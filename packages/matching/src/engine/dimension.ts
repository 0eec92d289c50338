import type { FactValue } from '../answers.ts'
import { countSlots, listOf, inPieces, partsOf, slotsOf, type Asked } from './asked.ts'
import { namingByCell } from './naming-by-cell.ts'
import { copyBitRow, copyBits, createBitRow, type BitRow } from './bit-rows.ts'
import { createListedCells, createRangedCells, type Cell, type Cells } from './cells.ts'
import type { DimensionKey, Leaf } from './leaves.ts'
import type { Demand } from './demand.ts'
import type { Longest } from './longest-lists.ts'
import type { RowStore } from './row-store.ts'
import { createSlotList, type SlotList } from './slot-list.ts'
import { restoreLists, saveLists } from './snapshot/lists.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

/** The lists of so many cells are written in about a millisecond. */
const STEP = 16

/**
 * What one polarity of demands on one answer lets pass. While few slots make a demand, they are a
 * list; later a row tells which make none, and frequent values have rows of their own.
 */
export type Dimension = {
  readonly key: DimensionKey
  readonly cells: Cells
  /** The slots that make a demand, while they are few. */
  readonly constrained: SlotList | null
  /** The slots that make no demand, when many make one. */
  readonly unconstrained: BitRow | null
  /** How many slots make a demand. */
  readonly demanding: number
  /**
   * Takes in that a slot demands this after that, either of which may be nothing. Lists that are
   * longer than allowed become rows.
   */
  change(slot: number, before: readonly Leaf[], after: readonly Leaf[], longest: Longest): void
  /**
   * Takes in all demands at once, into an empty dimension: what becomes a list is written, and what
   * becomes a row is there, for `fillRows` to write once it has its blocks.
   */
  beginFilling(asked: readonly Asked[], longest: Longest): Generator<undefined, void>
  fillRows(asked: readonly Asked[]): Generator<undefined, void>
  addBlock(): void
  /** Bytes of its lists; rows are counted by the store. */
  readonly listBytes: number
  /** All its rows, in an order that a restored one has too. */
  readonly rows: readonly BitRow[]
  /** Everything but the bits of its rows, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export function createDimension(store: RowStore, key: DimensionKey, blocks: number): Dimension {
  return new StoredDimension(store, key, blocks)
}

class StoredDimension implements Dimension {
  readonly key: DimensionKey
  readonly cells: Cells
  constrained: SlotList | null = createSlotList()
  unconstrained: BitRow | null = null
  demanding = 0
  readonly #store: RowStore
  readonly #accepts: boolean
  #blocks: number
  /** Those of the cells, which are few where cells are many. */
  readonly #rows: BitRow[] = []

  constructor(store: RowStore, key: DimensionKey, blocks: number) {
    this.#store = store
    this.key = key
    this.#accepts = key.polarity === 'accept'
    this.#blocks = blocks
    this.cells = key.isRanged ? createRangedCells() : createListedCells()
  }

  change(slot: number, before: readonly Leaf[], after: readonly Leaf[], longest: Longest): void {
    this.demanding += after.length - before.length
    for (const { demand } of after) this.cells.prepare(demand, (cell) => this.#copy(cell))
    for (const { demand } of before) this.#forget(slot, demand)
    if (before.length === 0) this.#begin(slot)
    else if (after.length === 0) this.#end(slot)
    for (const { demand } of after) this.#name(slot, demand, longest)
    if (this.constrained && this.constrained.length > longest.dimension) this.#becomeRows()
  }

  *beginFilling(asked: readonly Asked[], longest: Longest): Generator<undefined, void> {
    this.demanding = countSlots(asked)
    yield* this.cells.prepareAllInSteps(asked)
    if (this.demanding > longest.dimension) {
      this.constrained = null
      this.unconstrained = createBitRow(this.#store, this.#blocks, 1)
    } else this.constrained = listOf(asked)
    let cells = 0
    for (const [cell, { whole, partly }] of yield* namingByCell(this.cells, asked)) {
      if (cell.edge) for (const slot of slotsOf(partly)) cell.edge.add(slot)
      if (this.unconstrained && countSlots(whole) > longest.cell) {
        cell.list = null
        cell.row = createBitRow(this.#store, this.#blocks, 1)
        this.#rows.push(cell.row)
      } else cell.list = listOf(whole)
      cells += 1
      if (cells % STEP === 0) yield
    }
  }

  *fillRows(asked: readonly Asked[]): Generator<undefined, void> {
    const { unconstrained } = this
    if (!unconstrained) return
    for (const part of partsOf(inPieces(asked))) {
      for (const { slots } of part) for (const slot of slots) unconstrained.clear(slot)
      yield
    }
    for (const row of this.#accepts ? this.#rows : []) {
      copyBits(this.#store, unconstrained, row)
      yield
    }
    for (const part of partsOf(inPieces(asked))) {
      for (const each of part) this.#fillCells(each)
      yield
    }
  }

  addBlock(): void {
    this.#blocks += 1
    this.unconstrained?.addBlock()
    for (const row of this.#rows) row.addBlock()
  }

  get listBytes(): number {
    let bytes = this.constrained?.slots.byteLength ?? 0
    for (const { list, edge } of this.cells.all)
      bytes += (list?.slots.byteLength ?? 0) + (edge?.slots.byteLength ?? 0)
    return bytes
  }

  get rows(): readonly BitRow[] {
    const rows = [this.unconstrained, ...Array.from(this.cells.all, ({ row }) => row)]
    return rows.filter((row) => row !== null)
  }

  *save(): Generator<Section> {
    yield { json: { demanding: this.demanding, keys: this.cells.keys } }
    const lists = Array.from(this.cells.all, ({ list, edge }) => [list, edge]).flat()
    yield* saveLists([this.constrained, ...lists])
  }

  async restore(reader: SectionReader): Promise<void> {
    const { demanding, keys } = await reader.json<{ demanding: number; keys: FactValue[] }>()
    this.demanding = demanding
    const [constrained = null, ...lists] = await restoreLists(reader)
    const emptyRow = () => createBitRow(this.#store, this.#blocks, 1)
    this.constrained = constrained
    this.unconstrained = constrained ? null : emptyRow()
    const cells: Cell[] = []
    for (let at = 0; at < lists.length; at += 2) {
      const [list = null, edge = null] = lists.slice(at, at + 2)
      const row = list ? null : emptyRow()
      if (row) this.#rows.push(row)
      cells.push({ list, row, edge })
    }
    this.cells.restore(keys, cells)
  }

  /** The slot makes a demand from now on, which names nothing yet. */
  #begin(slot: number) {
    this.constrained?.add(slot)
    this.unconstrained?.clear(slot)
    if (this.#accepts) for (const row of this.#rows) row.clear(slot)
  }

  #end(slot: number) {
    this.constrained?.remove(slot)
    this.unconstrained?.set(slot)
    for (const row of this.#rows) row.set(slot)
  }

  #name(slot: number, demand: Demand, longest: Longest) {
    this.cells.each(
      demand,
      (cell) => {
        cell.list?.add(slot)
        if (this.#accepts) cell.row?.set(slot)
        else cell.row?.clear(slot)
        if (this.unconstrained && cell.list && cell.list.length > longest.cell)
          this.#giveRow(cell, this.unconstrained)
      },
      (edge) => edge.add(slot),
    )
  }

  #forget(slot: number, demand: Demand) {
    this.cells.each(
      demand,
      ({ list, row }) => {
        list?.remove(slot)
        if (this.#accepts) row?.clear(slot)
        else row?.set(slot)
      },
      (edge) => edge.remove(slot),
    )
  }

  #fillCells({ demand, slots }: Asked) {
    this.cells.each(
      demand,
      ({ row }) => {
        if (row && this.#accepts) for (const slot of slots) row.set(slot)
        else if (row) for (const slot of slots) row.clear(slot)
      },
      () => undefined,
    )
  }

  #becomeRows() {
    const row = createBitRow(this.#store, this.#blocks, 1)
    const { slots, length } = this.constrained ?? createSlotList()
    for (const slot of slots.subarray(0, length)) row.clear(slot)
    this.unconstrained = row
    this.constrained = null
  }

  #giveRow(cell: Cell, unconstrained: BitRow) {
    const row = this.#accepts
      ? copyBitRow(this.#store, unconstrained, 1)
      : createBitRow(this.#store, this.#blocks, 1)
    const { slots, length } = cell.list ?? createSlotList()
    for (const slot of slots.subarray(0, length)) {
      if (this.#accepts) row.set(slot)
      else row.clear(slot)
    }
    cell.row = row
    cell.list = null
    this.#rows.push(row)
  }

  #copy({ list, row, edge }: Cell): Cell {
    const copied = row && copyBitRow(this.#store, row, 1)
    if (copied) this.#rows.push(copied)
    return { list: list && createSlotList(list.slots.slice(), list.length), row: copied, edge }
  }
}
