import { blockOf, type BitRow } from './bit-rows.ts'
import type { LeafLists } from './leaf-lists.ts'
import type { Leaf, Leaves } from './leaves.ts'
import type { RowStore } from './row-store.ts'
import { createSegment, type Segment } from './segment.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import { slotsIn, type Section } from './snapshot/sections.ts'

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
  /** Where the slot of the scholarship lies that each way leads into: u32 each. */
  readonly scholarships: number
  /** The slot of the scholarship that a way leads into. */
  scholarshipOf(way: number): number
  waysOf(slot: number): readonly number[]
  readonly bytes: number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export function createWayTable(store: RowStore, leaves: Leaves): WayTable {
  const segment = createSegment(store, leaves)
  const open = segment.addRow(0)
  const waysBySlot = new Map<number, readonly number[]>()
  const free: number[] = []
  const countsByBlock: number[] = []
  const count = (slot: number, change: 1 | -1) => {
    countsByBlock[blockOf(slot)] = (countsByBlock[blockOf(slot)] ?? 0) + change
  }
  let scholarships = 0
  let capacity = 0
  const reserve = (length: number) => {
    if (length <= capacity) return
    const room = Math.ceil(length * 1.25)
    const address = store.allocate(4 * room)
    store.bytes.copyWithin(address, scholarships, scholarships + 4 * capacity)
    if (capacity > 0) store.free(scholarships, 4 * capacity)
    scholarships = address
    capacity = room
  }
  const drop = (way: number) => {
    segment.put(way, [])
    open.clear(way)
    free.push(way)
  }
  const add = (slot: number, leaves: readonly Leaf[]): number => {
    const way = free.pop() ?? segment.slots
    segment.put(way, leaves)
    reserve(way + 1)
    store.words[scholarships / 4 + way] = slot
    return way
  }
  return {
    segment,
    open,
    setOpen(slot, isOpen) {
      for (const way of waysBySlot.get(slot) ?? []) {
        if (isOpen) open.set(way)
        else open.clear(way)
      }
    },
    has: (slot) => waysBySlot.has(slot),
    slots: () => waysBySlot.keys(),
    countsByBlock,
    put(slot, ways) {
      const known = waysBySlot.get(slot)
      if (known) count(slot, -1)
      for (const way of known ?? []) drop(way)
      if (ways) count(slot, 1)
      if (ways)
        waysBySlot.set(
          slot,
          ways.map((leaves) => add(slot, leaves)),
        )
      else waysBySlot.delete(slot)
    },
    *fillInSteps(lists, ways) {
      const places: number[] = []
      for (const [slot, own] of ways) {
        count(slot, 1)
        waysBySlot.set(
          slot,
          own.map((place) => places.push(place) - 1),
        )
      }
      yield* segment.fillInSteps(lists, Uint32Array.from(places))
      reserve(places.length)
      for (const [slot, own] of waysBySlot)
        for (const way of own) store.words[scholarships / 4 + way] = slot
    },
    get scholarships() {
      return scholarships
    },
    scholarshipOf: (way) => store.words[scholarships / 4 + way] ?? 0,
    waysOf: (slot) => waysBySlot.get(slot) ?? [],
    *save() {
      yield* segment.save()
      yield store.words.slice(scholarships / 4, scholarships / 4 + segment.slots)
      yield Uint32Array.from(free)
      yield slotsIn(waysBySlot.keys(), waysBySlot.size)
      const counts = new Uint32Array(waysBySlot.size)
      const all: number[] = []
      let at = 0
      for (const own of waysBySlot.values()) {
        counts[at++] = own.length
        for (const way of own) all.push(way)
      }
      yield counts
      yield new Uint32Array(all)
    },
    async restore(reader) {
      await segment.restore(reader)
      const saved = await reader.numbers(Uint32Array)
      reserve(saved.length)
      store.words.set(saved, scholarships / 4)
      for (const way of await reader.numbers(Uint32Array)) free.push(way)
      const slots = await reader.numbers(Uint32Array)
      const counts = await reader.numbers(Uint32Array)
      const ways = await reader.numbers(Uint32Array)
      let at = 0
      for (const [index, slot] of slots.entries()) {
        const own: number[] = []
        for (const end = at + (counts[index] ?? 0); at < end; at += 1) own.push(ways[at] ?? 0)
        waysBySlot.set(slot, own)
        count(slot, 1)
      }
    },
    get bytes() {
      return segment.bytes
    },
  }
}
