import { finish } from '../finish.ts'
import { blockOf, type BitRow } from './bit-rows.ts'
import type { LeafLists } from './leaf-lists.ts'
import type { Leaf, Leaves } from './leaves.ts'
import type { RowStore } from './row-store.ts'
import { createSegment, type Segment } from './segment.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import { slotsIn, type Section } from './snapshot/sections.ts'
import { createWayTargets, type WayTargets } from './way-targets.ts'

/** The ways into scholarships that do not have exactly one, each a slot of a segment of its own. */
export type WayTable = {
  readonly segment: Segment
  /** The slots of this segment that hold a way into an open scholarship. */
  readonly open: BitRow
  /** Says whether a scholarship is open, which is new or has changed. */
  setOpen(slot: number, isOpen: boolean): void
  /** Whether a scholarship's ways are kept here. */
  has(slot: number): boolean
  /** The scholarships whose ways are kept here, and how many of them lie in each block. */
  slots(): Iterable<number>
  readonly countsByBlock: readonly number[]
  /** Replaces the ways into a scholarship; null when it has none here. */
  put(slot: number, ways: readonly (readonly Leaf[])[] | null): void
  /** Takes in the ways of all scholarships at once, into an empty table; their lists lie elsewhere. */
  fillInSteps(
    lists: LeafLists,
    ways: Iterable<readonly [slot: number, places: readonly number[]]>,
  ): Generator<undefined, void>
  /** The scholarships that ways lead to. */
  readonly targets: WayTargets
  waysOf(slot: number): readonly number[]
  readonly bytes: number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

/** Ends the ways into a scholarship. */
const NO_WAY = 0xffff_ffff

/** The ways into so many scholarships are taken in in about a millisecond. */
const STEP = 2048

export function createWayTable(store: RowStore, leaves: Leaves): WayTable {
  return new LinkedWays(store, leaves)
}

class LinkedWays implements WayTable {
  readonly segment: Segment
  readonly open: BitRow
  readonly countsByBlock: number[] = []
  readonly targets: WayTargets
  /** The ways into a scholarship are a linked list: the first by slot, and the next after each. */
  readonly #first = new Map<number, number>()
  #next = new Uint32Array(0)
  readonly #free: number[] = []

  constructor(store: RowStore, leaves: Leaves) {
    this.targets = createWayTargets(store)
    this.segment = createSegment(store, leaves)
    this.open = this.segment.addRow(0)
  }

  get bytes(): number {
    return this.segment.bytes + this.#next.byteLength
  }

  setOpen(slot: number, isOpen: boolean): void {
    for (const way of this.waysOf(slot)) {
      if (isOpen) this.open.set(way)
      else this.open.clear(way)
    }
  }

  has(slot: number): boolean {
    return this.#first.has(slot)
  }

  slots(): Iterable<number> {
    return this.#first.keys()
  }

  put(slot: number, ways: readonly (readonly Leaf[])[] | null): void {
    if (this.has(slot)) this.#clear(slot)
    if (!ways) {
      this.#first.delete(slot)
      return
    }
    const added = ways.map((leaves) => {
      const way = this.#free.pop() ?? this.segment.slots
      this.segment.put(way, leaves)
      return way
    })
    this.#link(slot, added)
    for (const way of added) this.targets.set(way, slot)
  }

  *fillInSteps(
    lists: LeafLists,
    ways: Iterable<readonly [slot: number, places: readonly number[]]>,
  ): Generator<undefined, void> {
    const all: number[] = []
    const bySlot: { slot: number; own: number[] }[] = []
    for (const [slot, places] of ways) {
      bySlot.push({ slot, own: places.map((place) => all.push(place) - 1) })
      if (bySlot.length % STEP === 0) yield
    }
    yield* this.segment.fillInSteps(lists, Uint32Array.from(all))
    this.#reserve(all.length)
    const targets = new Uint32Array(all.length)
    for (const [index, { slot, own }] of bySlot.entries()) {
      this.#link(slot, own)
      for (const way of own) targets[way] = slot
      if (index % STEP === 0) yield
    }
    yield* this.targets.setAllInSteps(targets)
  }

  waysOf(slot: number): number[] {
    const ways: number[] = []
    let way = this.#first.get(slot) ?? NO_WAY
    for (; way !== NO_WAY; way = this.#next[way] ?? NO_WAY) ways.push(way)
    return ways
  }

  *save(): Generator<Section> {
    yield* this.segment.save()
    const { slots } = this.segment
    yield this.targets.read(slots)
    yield this.#next.slice(0, slots)
    yield slotsIn(this.#first.keys(), this.#first.size)
    yield slotsIn(this.#first.values(), this.#first.size)
    yield Uint32Array.from(this.#free)
  }

  async restore(reader: SectionReader): Promise<void> {
    await this.segment.restore(reader)
    finish(this.targets.setAllInSteps(await reader.numbers(Uint32Array)))
    const next = await reader.numbers(Uint32Array)
    this.#reserve(next.length)
    this.#next.set(next)
    const slots = await reader.numbers(Uint32Array)
    const first = await reader.numbers(Uint32Array)
    for (const [index, slot] of slots.entries()) {
      this.#first.set(slot, first[index] ?? NO_WAY)
      this.#count(slot, 1)
    }
    for (const way of await reader.numbers(Uint32Array)) this.#free.push(way)
  }

  #link(slot: number, ways: readonly number[]) {
    this.#reserve(this.segment.slots)
    this.#count(slot, 1)
    this.#first.set(slot, ways[0] ?? NO_WAY)
    for (const [index, way] of ways.entries()) this.#next[way] = ways[index + 1] ?? NO_WAY
  }

  #clear(slot: number) {
    this.#count(slot, -1)
    for (const way of this.waysOf(slot)) {
      this.segment.put(way, [])
      this.open.clear(way)
      this.#free.push(way)
    }
  }

  #count(slot: number, change: 1 | -1) {
    const block = blockOf(slot)
    this.countsByBlock[block] = (this.countsByBlock[block] ?? 0) + change
  }

  #reserve(ways: number) {
    this.targets.reserve(ways)
    const before = this.#next
    if (ways <= before.length) return
    this.#next = new Uint32Array(before.length === 0 ? ways : Math.ceil(ways * 1.25))
    this.#next.set(before)
  }
}
