import type { ListingFilters } from '../listing.ts'
import type { BitRow } from './bit-rows.ts'
import type { ColumnStore } from './columns.ts'
import type { Traits } from './traits.ts'

/** Filters as rows: built when first asked for, kept up to date while they are among the last asked. */
export type FilterRows = {
  /** The rows whose AND passes every filter that needs no verdict. */
  of(filters: ListingFilters): BitRow[]
  /** Notes that a slot is new or changed. */
  note(slot: number): void
}

type Parts = {
  readonly columns: ColumnStore
  readonly traits: Traits
  readonly slots: () => number
  /** A row that follows the blocks of the catalogue until it is dropped. */
  readonly addRow: () => BitRow
  readonly dropRow: (row: BitRow) => void
}

type Test = (slot: number) => boolean
type KeptRow = { readonly row: BitRow; readonly test: Test }

/** Each costs a bit for each scholarship, and a test when one changes. */
const KEPT_ROWS = 24

export function createFilterRows({ columns, traits, slots, addRow, dropRow }: Parts): FilterRows {
  const kept = new Map<string, KeptRow>()
  const rowFor = (key: string, test: Test): BitRow => {
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known.row
    }
    const row = addRow()
    for (let slot = 0; slot < slots(); slot += 1) if (test(slot)) row.set(slot)
    kept.set(key, { row, test })
    return row
  }
  const dropOldest = () => {
    for (const [key, { row }] of kept) {
      if (kept.size <= KEPT_ROWS) return
      kept.delete(key)
      dropRow(row)
    }
  }
  return {
    of(filters) {
      dropOldest()
      return testsOf(filters, columns, traits).map(([key, test]) => rowFor(key, test))
    },
    note(slot) {
      for (const { row, test } of kept.values()) {
        if (test(slot)) row.set(slot)
        else row.clear(slot)
      }
    },
  }
}

/** Each filter that narrows, with a key that says it whole. */
function testsOf(
  filters: ListingFilters,
  store: ColumnStore,
  traits: Traits,
): [key: string, test: Test][] {
  const tests: [string, Test][] = []
  const { withoutRequirement, requirementFields: fields, maxEffortMinutes, delivery } = filters
  if (withoutRequirement) tests.push(['no requirements', (slot) => !traits.hasRequirements(slot)])
  if (fields) {
    const key = `fields ${JSON.stringify([...fields].sort())}`
    tests.push([key, (slot) => traits.asksOnly(slot, fields)])
  }
  if (delivery) tests.push([delivery, (slot) => traits.deliveryOf(slot) === delivery])
  if (maxEffortMinutes !== undefined)
    tests.push([
      `effort to ${maxEffortMinutes}`,
      (slot) => (store.columns.effortMinutes[slot] ?? 0) <= maxEffortMinutes,
    ])
  const { closesFromMs, closesToMs, amountFromUsd, amountToUsd } = filters
  tests.push(...rangeTests('closes', () => store.columns.closesAtMs, closesFromMs, closesToMs))
  tests.push(...rangeTests('amount', () => store.columns.amountUsd, amountFromUsd, amountToUsd))
  return tests
}

/** What is missing, kept as Infinity, is in no range. */
function rangeTests(
  name: string,
  column: () => Float64Array,
  from: number | undefined,
  to: number | undefined,
): [key: string, test: Test][] {
  const tests: [string, Test][] = []
  if (from !== undefined)
    tests.push([
      `${name} from ${from}`,
      (slot) => {
        const value = column()[slot] ?? Infinity
        return value >= from && value !== Infinity
      },
    ])
  if (to !== undefined)
    tests.push([`${name} to ${to}`, (slot) => (column()[slot] ?? Infinity) <= to])
  return tests
}
