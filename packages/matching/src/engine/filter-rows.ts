import type { ListingFilters } from '../listing.ts'
import type { BitRow } from './bit-rows.ts'
import type { ColumnStore } from './columns.ts'
import { columnTest, rangeTest, type FilterTest } from './filter-test.ts'
import type { NumberColumn } from './number-column.ts'
import type { RowStore } from './row-store.ts'
import type { Traits } from './traits.ts'

/** Filters as rows: built when first asked for, kept up to date while they are among the last asked. */
export type FilterRows = {
  /** The rows whose AND passes every filter that needs no verdict. */
  of(filters: ListingFilters): BitRow[]
  /** Notes that a slot is new or changed. */
  note(slot: number): void
}

type Parts = {
  readonly store: RowStore
  readonly columns: ColumnStore
  readonly traits: Traits
  readonly slots: () => number
  /** A row that follows the blocks of the catalogue until it is dropped. */
  readonly addRow: () => BitRow
  readonly dropRow: (row: BitRow) => void
}

type KeptRow = { readonly row: BitRow; readonly test: FilterTest }
type NamedTest = [key: string, test: FilterTest]

/** Each costs a bit for each scholarship, and a test when one changes. */
const KEPT_ROWS = 24

export function createFilterRows(parts: Parts): FilterRows {
  const { store, columns, traits, slots, addRow, dropRow } = parts
  const kept = new Map<string, KeptRow>()
  const rowFor = (key: string, test: FilterTest): BitRow => {
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known.row
    }
    const row = addRow()
    test.sweep(store, row, slots())
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
        if (test.passes(slot)) row.set(slot)
        else row.clear(slot)
      }
    },
  }
}

/** Each filter that narrows, with a key that says it whole. */
function testsOf(filters: ListingFilters, store: ColumnStore, traits: Traits): NamedTest[] {
  const tests: NamedTest[] = []
  const { withoutRequirement, requirementFields: fields, maxEffortMinutes, delivery } = filters
  const traitTest = (key: string, holds: (packed: number) => boolean) =>
    tests.push([key, columnTest(traits.packed, holds)])
  if (withoutRequirement) traitTest('no requirements', (packed) => !traits.hasRequirements(packed))
  if (fields)
    traitTest(`fields ${JSON.stringify([...fields].sort())}`, (packed) =>
      traits.asksOnly(packed, fields),
    )
  if (delivery) traitTest(delivery, (packed) => traits.deliveryOf(packed) === delivery)
  const { closesFromMs, closesToMs, amountFromUsd, amountToUsd } = filters
  return [
    ...tests,
    ...rangeTests('effort', store.effortMinutes, undefined, maxEffortMinutes),
    ...rangeTests('closes', store.closesAtMs, closesFromMs, closesToMs),
    ...rangeTests('amount', store.amountUsd, amountFromUsd, amountToUsd),
  ]
}

/** Bounds have a row each: they are moved one at a time. */
function rangeTests(
  name: string,
  column: NumberColumn,
  from: number | undefined,
  to: number | undefined,
): NamedTest[] {
  const tests: NamedTest[] = []
  if (from !== undefined) tests.push([`${name} from ${from}`, rangeTest(column, from, Infinity)])
  if (to !== undefined) tests.push([`${name} to ${to}`, rangeTest(column, -Infinity, to)])
  return tests
}
