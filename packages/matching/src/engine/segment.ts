import { askedByDimension } from './asked.ts'
import { createBitRow, type BitRow } from './bit-rows.ts'
import { changesBetween, type DemandChange } from './demand-changes.ts'
import { createDimension, type Dimension } from './dimension.ts'
import { BLOCK_SIZE } from './kernels.ts'
import { createLeafLists, type LeafLists } from './leaf-lists.ts'
import type { Leaf, Leaves } from './leaves.ts'
import { longestLists } from './longest-lists.ts'
import { createQuietGroups, type QuietGroups } from './quiet-groups.ts'
import { isFull, packRows } from './pack-rows.ts'
import type { RowStore } from './row-store.ts'
import type { SlotList } from './slot-list.ts'
import { blockOfRows, savedBlock } from './snapshot/rows.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

/** A numbered set of conjunctions: each slot has demands, all of which must be met. */
export type Segment = {
  readonly leaves: Leaves
  readonly leafLists: LeafLists
  /** Dimensions with any demand, in the order in which they were first met. */
  readonly dimensions: readonly Dimension[]
  /** The slots without demands in dimensions that are lists. */
  readonly rareFree: BitRow
  /** Rows that stand for many dimensions of which nothing is known. */
  readonly quiet: QuietGroups
  /** Grows with everything that a plan of a query depends on. */
  readonly version: number
  /** Slots ever used. */
  readonly slots: number
  readonly blocks: number
  /** Replaces what a slot demands; a new slot is the next number. */
  put(slot: number, demands: readonly Leaf[]): void
  /** Takes in what all slots demand at once, into an empty segment; their lists lie elsewhere. */
  fillInSteps(lists: LeafLists, places: Uint32Array): Generator<undefined, void>
  /** A row over the slots that grows with the segment until it is dropped. */
  addRow(bit: 0 | 1): BitRow
  dropRow(row: BitRow): void
  readonly bytes: number
  /** All demands; rows that others added are theirs. For `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export function createSegment(store: RowStore, leaves: Leaves): Segment {
  return new StoredSegment(store, leaves)
}

class StoredSegment implements Segment {
  readonly leaves: Leaves
  readonly leafLists = createLeafLists()
  readonly dimensions: Dimension[] = []
  readonly rareFree: BitRow
  readonly quiet: QuietGroups
  slots = 0
  blocks = 0
  #changes = 0
  readonly #store: RowStore
  readonly #byId: Dimension[] = []
  readonly #rows = new Set<BitRow>()

  constructor(store: RowStore, leaves: Leaves) {
    this.#store = store
    this.leaves = leaves
    this.rareFree = this.addRow(1)
    this.quiet = createQuietGroups(
      () => this.addRow(1),
      (row) => this.dropRow(row),
    )
  }

  get version(): number {
    return this.#changes + this.quiet.version
  }

  get bytes(): number {
    const lists = this.dimensions.reduce((sum, dimension) => sum + dimension.listBytes, 0)
    return this.leafLists.bytes + lists
  }

  addRow(bit: 0 | 1): BitRow {
    const row = createBitRow(this.#store, this.blocks, bit)
    this.#rows.add(row)
    return row
  }

  dropRow(row: BitRow): void {
    this.#rows.delete(row)
    row.free()
  }

  put(slot: number, demands: readonly Leaf[]): void {
    this.#reserve(slot)
    const before = this.leafLists.of(slot).map((id) => this.leaves.at(id))
    const changes = changesBetween(before, demands)
    if (changes.length === 0) return
    this.#changes += 1
    this.leafLists.set(
      slot,
      demands.map(({ id }) => id),
    )
    for (const change of changes) this.#change(slot, change)
    this.#noteRare(slot)
    this.quiet.note(slot, new Set(demands.map((leaf) => this.#dimensionAt(leaf.dimension))))
  }

  *fillInSteps(lists: LeafLists, places: Uint32Array): Generator<undefined, void> {
    const slots = places.length
    yield* this.leafLists.copyInSteps(lists, places)
    const asked = yield* askedByDimension(this.leafLists, slots, this.leaves)
    const longest = longestLists(slots)
    for (const [id, demands] of asked.entries())
      if (demands.length > 0) yield* this.#dimensionAt(id).beginFilling(demands, longest)
    this.slots = slots
    // All rows of a block lie together.
    while (this.blocks * BLOCK_SIZE < slots) {
      this.#addBlock()
      for (const row of this.#ownRows()) row.own(this.blocks - 1)
      yield
    }
    for (const [id, demands] of asked.entries())
      if (demands.length > 0) yield* this.#dimensionAt(id).fillRows(demands)
    for (const { constrained } of this.dimensions) {
      const { slots: rare, length } = constrained ?? { slots: [], length: 0 }
      for (let at = 0; at < length; at += 1) this.rareFree.clear(rare[at] ?? 0)
    }
    yield* packRows(this.#store, this.#ownRows(), this.blocks)
  }

  *save(): Generator<Section> {
    const dimensions = this.dimensions.map((dimension) => this.#byId.indexOf(dimension))
    yield { json: { slots: this.slots, dimensions } }
    yield* this.leafLists.save()
    for (const dimension of this.dimensions) yield* dimension.save()
    const rows = this.#ownRows()
    for (let block = 0; block < this.blocks; block += 1) {
      const full = Uint8Array.from(rows, (row) => Number(isFull(this.#store, rowIn(row, block))))
      yield full
      const others = rows.filter((_row, index) => full[index] === 0)
      yield savedBlock(this.#store, others, block)
    }
  }

  async restore(reader: SectionReader): Promise<void> {
    const { slots, dimensions } = await reader.json<{ slots: number; dimensions: number[] }>()
    await this.leafLists.restore(reader)
    for (const id of dimensions) await this.#dimensionAt(id).restore(reader)
    const rows = this.#ownRows()
    this.slots = slots
    while (this.blocks * BLOCK_SIZE < slots) {
      this.#addBlock()
      const block = this.blocks - 1
      const full = await reader.numbers(Uint8Array)
      const others = rows.filter((_row, index) => full[index] === 0)
      for (const row of others) row.own(block)
      await reader.into(blockOfRows(this.#store, others, block))
    }
  }

  #ownRows(): BitRow[] {
    return [this.rareFree, ...this.dimensions.flatMap(({ rows }) => rows)]
  }

  #reserve(slot: number) {
    if (slot < this.slots) return
    this.slots = slot + 1
    while (this.blocks * BLOCK_SIZE < this.slots) this.#addBlock()
  }

  #addBlock() {
    this.blocks += 1
    this.#changes += 1
    for (const dimension of this.dimensions) dimension.addBlock()
    for (const row of this.#rows) row.addBlock()
  }

  #dimensionAt(id: number): Dimension {
    const known = this.#byId[id]
    if (known) return known
    const key = this.leaves.dimensions[id]
    if (!key) throw new RangeError(`No dimension ${id}.`)
    const made = createDimension(this.#store, key, this.blocks)
    this.#byId[id] = made
    this.dimensions.push(made)
    return made
  }

  #change(slot: number, { dimension: id, before, after }: DemandChange) {
    const dimension = this.#dimensionAt(id)
    const rare = dimension.constrained
    dimension.change(slot, before, after, longestLists(this.slots))
    if (rare && dimension.unconstrained) this.#becameFrequent(rare)
  }

  /** Whose only rare demands were in this dimension has none any more. */
  #becameFrequent({ slots, length }: SlotList) {
    for (const slot of slots.subarray(0, length)) this.#noteRare(slot)
  }

  #noteRare(slot: number) {
    const isFree = this.leafLists.every(
      slot,
      (id) => this.#dimensionAt(this.leaves.dimensionIds[id] ?? 0).unconstrained !== null,
    )
    if (isFree) this.rareFree.set(slot)
    else this.rareFree.clear(slot)
  }
}

const rowIn = ({ addresses }: BitRow, block: number): number => addresses[block] ?? 0
