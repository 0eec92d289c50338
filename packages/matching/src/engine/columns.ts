import type { Listing } from '../listing.ts'

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
  set(slot: number, listing: Listing): void
  readonly bytes: number
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
    opensAtMs: (slot) => openings.get(slot) ?? -Infinity,
    set(slot, listing) {
      if (slot >= columns.createdAtMs.length) columns = grown(columns, slot)
      columns.createdAtMs[slot] = listing.createdAtMs
      columns.closesAtMs[slot] = listing.closesAtMs ?? Infinity
      columns.amountUsd[slot] = listing.amountUsd ?? Infinity
      columns.effortMinutes[slot] = listing.effortMinutes
      if (listing.opensAtMs === null) openings.delete(slot)
      else openings.set(slot, listing.opensAtMs)
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
