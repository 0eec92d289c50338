import { finish } from '../finish.ts'
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
  /** Makes the row of a filter that nearly everybody asks for, in steps of about a millisecond. */
  prepareInSteps(): Generator<undefined, void>
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

type KeptRow = {
  readonly row: BitRow
  readonly test: FilterTest
  /** What is left to be written. */
  readonly rest: Generator<undefined, void>
}
type NamedTest = [key: string, test: FilterTest]

/** Each costs a bit for each scholarship, and a test when one changes. */
const KEPT_ROWS = 24

const PREPARED: ListingFilters = { withoutRequirement: true }

export function createFilterRows(parts: Parts): FilterRows {
  return new KeptFilterRows(parts)
}

class KeptFilterRows implements FilterRows {
  readonly #parts: Parts
  /** Those asked for last come last. */
  readonly #kept = new Map<string, KeptRow>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  of(filters: ListingFilters): BitRow[] {
    this.#dropOldest()
    return this.#keptFor(filters).map(({ row, rest }) => {
      finish(rest)
      return row
    })
  }

  note(slot: number): void {
    for (const { row, test } of this.#kept.values()) {
      if (test.passes(slot)) row.set(slot)
      else row.clear(slot)
    }
  }

  *prepareInSteps(): Generator<undefined, void> {
    // Not yield*: who leaves off in between would end the rest, which others go on with.
    for (const { rest } of this.#keptFor(PREPARED)) while (rest.next().done !== true) yield
  }

  #keptFor(filters: ListingFilters): KeptRow[] {
    const { columns, traits } = this.#parts
    return testsOf(filters, columns, traits).map(([key, test]) => {
      const known = this.#kept.get(key) ?? this.#begin(test)
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    })
  }

  #begin(test: FilterTest): KeptRow {
    const { store, addRow, slots } = this.#parts
    const row = addRow()
    return { row, test, rest: test.sweepInSteps(store, row, slots) }
  }

  #dropOldest() {
    for (const [key, { row }] of this.#kept) {
      if (this.#kept.size <= KEPT_ROWS) return
      this.#kept.delete(key)
      this.#parts.dropRow(row)
    }
  }
}

/** Each filter that narrows, with a key that says it whole. */
function testsOf(filters: ListingFilters, store: ColumnStore, traits: Traits): NamedTest[] {
  const tests: NamedTest[] = []
  const { withoutRequirement, withoutUnread, maxEffortMinutes, delivery } = filters
  const { requirementFields: fields } = filters
  const traitTest = (key: string, holds: (packed: number) => boolean) =>
    tests.push([key, columnTest(traits.packed, holds)])
  if (withoutRequirement) traitTest('no requirements', (packed) => !traits.hasRequirements(packed))
  if (withoutUnread) traitTest('read', (packed) => !traits.isUnread(packed))
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
