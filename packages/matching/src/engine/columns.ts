import type { Listing } from '../listing.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import { slotsIn, type Section } from './snapshot/sections.ts'

/** What is kept of each scholarship besides its criteria, by slot. What is missing is Infinity. */
export type Columns = {
  readonly createdAtMs: Float64Array
  readonly closesAtMs: Float64Array
  readonly amountUsd: Float64Array
  readonly effortMinutes: Float32Array
}

export type ColumnStore = {
  /** The present arrays; they are replaced when they grow. */
  readonly columns: Columns
  /** When it opens, or -Infinity. */
  opensAtMs(slot: number): number
  /** The few slots that say when they open, with the instant. */
  readonly openings: Iterable<readonly [slot: number, opensAtMs: number]>
  set(slot: number, listing: Listing): void
  /** Takes over what another store keeps of a slot there. */
  copy(slot: number, from: ColumnStore, there: number): void
  readonly bytes: number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export function createColumnStore(): ColumnStore {
  let columns = sized(1024)
  /** Few say when they open. */
  const openings = new Map<number, number>()
  return {
    get columns() {
      return columns
    },
    get bytes() {
      return Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0)
    },
    openings,
    opensAtMs: (slot) => openings.get(slot) ?? -Infinity,
    *save() {
      yield columns.createdAtMs
      yield columns.closesAtMs
      yield columns.amountUsd
      yield columns.effortMinutes
      yield slotsIn(openings.keys(), openings.size)
      yield new Float64Array(openings.values())
    },
    async restore(reader) {
      columns = {
        createdAtMs: await reader.numbers(Float64Array),
        closesAtMs: await reader.numbers(Float64Array),
        amountUsd: await reader.numbers(Float64Array),
        effortMinutes: await reader.numbers(Float32Array),
      }
      const slots = await reader.numbers(Uint32Array)
      const instants = await reader.numbers(Float64Array)
      for (const [index, slot] of slots.entries()) openings.set(slot, instants[index] ?? 0)
    },
    set(slot, listing) {
      if (slot >= columns.createdAtMs.length) columns = grown(columns, slot)
      columns.createdAtMs[slot] = listing.createdAtMs
      columns.closesAtMs[slot] = listing.closesAtMs ?? Infinity
      columns.amountUsd[slot] = listing.amountUsd ?? Infinity
      columns.effortMinutes[slot] = listing.effortMinutes
      if (listing.opensAtMs === null) openings.delete(slot)
      else openings.set(slot, listing.opensAtMs)
    },
    copy(slot, from, there) {
      if (slot >= columns.createdAtMs.length) columns = grown(columns, slot)
      columns.createdAtMs[slot] = from.columns.createdAtMs[there] ?? 0
      columns.closesAtMs[slot] = from.columns.closesAtMs[there] ?? Infinity
      columns.amountUsd[slot] = from.columns.amountUsd[there] ?? Infinity
      columns.effortMinutes[slot] = from.columns.effortMinutes[there] ?? 0
      const opensAtMs = from.opensAtMs(there)
      if (opensAtMs === -Infinity) openings.delete(slot)
      else openings.set(slot, opensAtMs)
    },
  }
}

const sized = (length: number): Columns => ({
  createdAtMs: new Float64Array(length),
  closesAtMs: new Float64Array(length),
  amountUsd: new Float64Array(length),
  effortMinutes: new Float32Array(length),
})

function grown(columns: Columns, slot: number): Columns {
  const next = sized(Math.ceil((slot + 1) * 1.125))
  next.createdAtMs.set(columns.createdAtMs)
  next.closesAtMs.set(columns.closesAtMs)
  next.amountUsd.set(columns.amountUsd)
  next.effortMinutes.set(columns.effortMinutes)
  return next
}
