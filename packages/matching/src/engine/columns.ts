import type { Listing } from '../listing.ts'

/** What is kept of each scholarship besides its criteria, by slot. What is missing is Infinity. */
export type Columns = {
  readonly createdAtMs: Float64Array
  readonly opensAtMs: Float64Array
  readonly closesAtMs: Float64Array
  readonly amountUsd: Float64Array
  readonly effortMinutes: Float64Array
}

export type ColumnStore = {
  /** The present arrays; they are replaced when they grow. */
  readonly columns: Columns
  set(slot: number, listing: Listing): void
  readonly bytes: number
}

/** A missing opening is long ago, anything else that is missing is never. */
const NEVER = Infinity

export function createColumnStore(): ColumnStore {
  let columns = sized(1024)
  return {
    get columns() {
      return columns
    },
    get bytes() {
      return 5 * columns.createdAtMs.byteLength
    },
    set(slot, listing) {
      if (slot >= columns.createdAtMs.length) columns = grown(columns, slot)
      columns.createdAtMs[slot] = listing.createdAtMs
      columns.opensAtMs[slot] = listing.opensAtMs ?? -NEVER
      columns.closesAtMs[slot] = listing.closesAtMs ?? NEVER
      columns.amountUsd[slot] = listing.amountUsd ?? NEVER
      columns.effortMinutes[slot] = listing.effortMinutes
    },
  }
}

const sized = (length: number): Columns => ({
  createdAtMs: new Float64Array(length),
  opensAtMs: new Float64Array(length),
  closesAtMs: new Float64Array(length),
  amountUsd: new Float64Array(length),
  effortMinutes: new Float64Array(length),
})

function grown(columns: Columns, slot: number): Columns {
  const next = sized(Math.ceil((slot + 1) * 1.25))
  next.createdAtMs.set(columns.createdAtMs)
  next.opensAtMs.set(columns.opensAtMs)
  next.closesAtMs.set(columns.closesAtMs)
  next.amountUsd.set(columns.amountUsd)
  next.effortMinutes.set(columns.effortMinutes)
  return next
}
