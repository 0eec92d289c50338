import type { BitRow } from './bit-rows.ts'
import type { Leaf, Leaves } from './leaves.ts'
import type { RowStore } from './row-store.ts'
import { createSegment, type Segment } from './segment.ts'

/** The ways into scholarships that do not have exactly one, each a slot of a segment of its own. */
export type WayTable = {
  readonly segment: Segment
  /** The slots of this segment that hold a way. */
  readonly used: BitRow
  /** Whether a scholarship's ways are kept here. */
  has(slot: number): boolean
  /** Replaces the ways into a scholarship; null when it has none here. */
  put(slot: number, ways: readonly (readonly Leaf[])[] | null): void
  /** The slot of the scholarship that each way leads into; not to be kept. */
  readonly scholarships: Uint32Array
  waysOf(slot: number): readonly number[]
  readonly bytes: number
}

export function createWayTable(store: RowStore, leaves: Leaves): WayTable {
  const segment = createSegment(store, leaves)
  const used = segment.addRow(0)
  const waysBySlot = new Map<number, readonly number[]>()
  const free: number[] = []
  let scholarships = new Uint32Array(256)
  const drop = (way: number) => {
    segment.put(way, [])
    used.clear(way)
    free.push(way)
  }
  const add = (slot: number, leaves: readonly Leaf[]): number => {
    const way = free.pop() ?? segment.slots
    segment.put(way, leaves)
    used.set(way)
    if (way >= scholarships.length) {
      const grown = new Uint32Array(Math.ceil((way + 1) * 1.25))
      grown.set(scholarships)
      scholarships = grown
    }
    scholarships[way] = slot
    return way
  }
  return {
    segment,
    used,
    has: (slot) => waysBySlot.has(slot),
    put(slot, ways) {
      for (const way of waysBySlot.get(slot) ?? []) drop(way)
      if (ways)
        waysBySlot.set(
          slot,
          ways.map((leaves) => add(slot, leaves)),
        )
      else waysBySlot.delete(slot)
    },
    get scholarships() {
      return scholarships
    },
    waysOf: (slot) => waysBySlot.get(slot) ?? [],
    get bytes() {
      return segment.bytes + scholarships.byteLength
    },
  }
}
