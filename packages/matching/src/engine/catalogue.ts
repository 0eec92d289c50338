import { compileCriteria, type CompiledCriteria } from '../compile-criteria.ts'
import type { Criteria } from '../criteria.ts'
import { criteriaAsKnown } from '../known.ts'
import type { Listing } from '../listing.ts'
import type { OrderBy } from '../listing-order.ts'
import type { BitRow } from './bit-rows.ts'
import { createColumnStore } from './columns.ts'
import { createFilterRows, type FilterRows } from './filter-rows.ts'
import { createIdTable, type IdTable } from './id-table.ts'
import type { Kernels } from './kernels.ts'
import type { Leaf, Leaves } from './leaves.ts'
import { createListedValues, type ListedValues } from './listed-values.ts'
import type { ReadDemand } from './demand.ts'
import { createNumberColumn } from './number-column.ts'
import { createOpenRows, type OpenRows } from './open-rows.ts'
import { createOrders, type Orders } from './orders.ts'
import type { Preferences } from './preferences.ts'
import { rarityPointsOf, readWaysIn, type Vocabulary, type WaysIn } from './read-criteria.ts'
import { createRowStore, type RowStore } from './row-store.ts'
import { createSegment, type Segment } from './segment.ts'
import { createSubsets, type Subsets } from './subsets.ts'
import { bitsOf, savedRow } from './snapshot/rows.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'
import { createTraits, type Traits } from './traits.ts'
import { createWayTable, type WayTable } from './way-table.ts'

/**
 * Every scholarship by slot. The main segment holds what those with a single way in demand; each
 * way into another has a slot of its own in the second segment.
 */
export class Catalogue {
  readonly store: RowStore
  readonly leaves: Leaves
  /** Made while it is asked for: not a part of snapshots. */
  readonly listed: ListedValues
  readonly demandOf: ReadDemand
  readonly ids: IdTable = createIdTable()
  readonly columns = createColumnStore()
  readonly traits: Traits
  readonly main: Segment
  readonly ways: WayTable
  /** Criteria with too many ways in: evaluated one by one where what all ways ask may be met. */
  readonly intricate = new Map<number, CompiledCriteria>()
  readonly preferences: Preferences
  /** Which list of preferences a slot has; 0 for none. */
  readonly preferenceIds = createNumberColumn()
  readonly withPreferences: BitRow
  /** Those that nobody has read. */
  readonly unread: BitRow
  readonly orders: Orders
  readonly open: OpenRows
  readonly filters: FilterRows
  readonly subsets: Subsets
  readonly #vocabulary: Vocabulary
  readonly #free: number[] = []
  /** What the intricate were compiled from. */
  readonly #sources = new WeakMap<CompiledCriteria, Criteria>()

  constructor(vocabulary: Vocabulary, kernels: Kernels) {
    this.#vocabulary = vocabulary
    this.leaves = vocabulary.leaves
    this.listed = createListedValues(this.leaves)
    this.demandOf = vocabulary.demandOf
    this.preferences = vocabulary.preferences
    this.traits = createTraits(vocabulary.fieldSets)
    this.store = createRowStore(kernels)
    this.main = createSegment(this.store, this.leaves)
    this.ways = createWayTable(this.store, this.leaves)
    this.withPreferences = this.main.addRow(0)
    this.unread = this.main.addRow(0)
    const { store, columns, ids, traits, main } = this
    this.subsets = createSubsets(store, ids)
    const slots = () => main.slots
    this.orders = createOrders({ store, columns, ids, slots })
    this.open = createOpenRows({
      store,
      rows: { open: main.addRow(0), openSimple: main.addRow(0) },
      columns,
      byDeadline: this.orders.byDeadline,
      isUsed: (slot) => this.#isUsed(slot),
      ways: this.ways,
    })
    const [addRow, dropRow] = [() => main.addRow(0), (row: BitRow) => main.dropRow(row)]
    this.filters = createFilterRows({ store, columns, traits, slots, addRow, dropRow })
  }

  get bytes(): number {
    const { store, ids, columns, traits, preferenceIds, main, ways, orders } = this
    const parts = [ids, columns, traits.packed, preferenceIds, main, ways, orders, this.listed]
    return parts.reduce((sum, { bytes }) => sum + bytes, store.bytesUsed)
  }

  put(listing: Listing): void {
    const known = this.ids.slotOf(listing.id)
    const slot = known ?? this.#newSlot(listing)
    const change = known === undefined ? this.#enter(slot, listing) : this.#changes(slot, listing)
    const criteria = criteriaAsKnown(listing.criteria, listing.known)
    const waysIn = readWaysIn(criteria, this.#vocabulary)
    this.columns.set(slot, listing, rarityPointsOf(waysIn))
    this.traits.set(slot, listing)
    this.#putCriteria(slot, criteria, waysIn)
    this.noteUnread(slot)
    this.orders.note(slot, change)
    this.filters.note(slot)
    this.open.note(slot)
  }

  /** Makes room for this many slots at once. */
  reserve(slots: number): void {
    this.ids.reserve(slots)
    for (const columns of [this.columns, this.traits.packed, this.preferenceIds])
      columns.reserve(slots)
  }

  /** Keeps apart what nobody has read, by what the traits of a slot say. */
  noteUnread(slot: number): void {
    if (this.traits.isUnread(this.traits.packed.at(slot))) this.unread.set(slot)
    else this.unread.clear(slot)
  }

  /** Says which list of preferences a slot has; 0 for none. */
  setPreferences(slot: number, id: number): void {
    this.preferenceIds.set(slot, id)
    if (id === 0) this.withPreferences.clear(slot)
    else this.withPreferences.set(slot)
  }

  /** Keeps criteria with too many ways in. */
  putIntricate(slot: number, criteria: Criteria): void {
    const compiled = compileCriteria(criteria, this.#vocabulary.facts)
    this.intricate.set(slot, compiled)
    this.#sources.set(compiled, criteria)
  }

  remove(id: string): boolean {
    const slot = this.ids.slotOf(id)
    if (slot === undefined) return false
    this.ids.delete(slot)
    this.intricate.delete(slot)
    this.main.put(slot, [])
    this.ways.put(slot, null)
    this.subsets.forget(slot)
    this.#free.push(slot)
    this.open.note(slot)
    return true
  }

  /** Everything that is not made again when it is asked for. */
  *save(): Generator<Section> {
    for (const part of this.#parts()) yield* part.save()
    yield* this.preferenceIds.save()
    yield savedRow(this.store, this.withPreferences)
    yield savedRow(this.store, this.unread)
    yield Uint32Array.from(this.#free)
    yield Uint32Array.from(this.intricate.keys())
    for (const compiled of this.intricate.values()) yield { json: this.#sources.get(compiled) }
    yield* this.orders.save()
    yield* this.open.save()
  }

  /** Makes an empty catalogue what the saved one was. */
  async restore(reader: SectionReader): Promise<void> {
    for (const part of this.#parts()) await part.restore(reader)
    await this.preferenceIds.restore(reader)
    await reader.into(bitsOf(this.store, this.withPreferences))
    await reader.into(bitsOf(this.store, this.unread))
    for (const slot of await reader.numbers(Uint32Array)) this.#free.push(slot)
    for (const slot of await reader.numbers(Uint32Array))
      this.putIntricate(slot, await reader.json<Criteria>())
    for (let block = 0; block < this.main.blocks; block += 1) this.orders.addBlock()
    await this.orders.restore(reader)
    await this.open.restore(reader)
  }

  #parts() {
    const { leaves, ids, columns, traits, preferences, main, ways } = this
    return [leaves, ids, columns, traits, preferences, main, ways]
  }

  #isUsed(slot: number): boolean {
    return this.ids.isUsed(slot)
  }

  /** The next slot, unless this is older than the last one: then its place is of no use anyway. */
  #newSlot({ createdAtMs }: Listing): number {
    const { slots } = this.main
    if (!this.orders.isNatural) return this.#free.pop() ?? slots
    const last = this.columns.createdAtMs[slots - 1]
    const isNewest = slots === 0 || last === undefined || createdAtMs >= last
    return (isNewest ? undefined : this.#free.pop()) ?? slots
  }

  #enter(slot: number, { id }: Listing): 'appended' | 'placed' {
    const isAppended = slot === this.main.slots
    this.ids.set(slot, id)
    return isAppended ? 'appended' : 'placed'
  }

  #changes(slot: number, listing: Listing): OrderBy[] {
    const { createdAtMs, closesAtMs, amountUsd, effortMinutes } = this.columns
    const changes: OrderBy[] = []
    if (createdAtMs[slot] !== listing.createdAtMs) changes.push('createdAt')
    if (closesAtMs.at(slot) !== (listing.closesAtMs ?? Infinity)) changes.push('deadline')
    if (amountUsd.at(slot) !== (listing.amountUsd ?? Infinity)) changes.push('amount')
    if (effortMinutes.at(slot) !== listing.effortMinutes) changes.push('effort')
    return changes
  }

  #putCriteria(slot: number, criteria: Criteria, { ways, isIntricate }: WaysIn) {
    if (isIntricate) this.putIntricate(slot, criteria)
    else this.intricate.delete(slot)
    this.#putWays(slot, ways)
    this.setPreferences(slot, this.preferences.of(criteria))
  }

  #putWays(slot: number, ways: readonly (readonly Leaf[])[]) {
    const { blocks } = this.main
    const [only] = ways
    const isSimple = ways.length === 1 && only !== undefined
    this.main.put(slot, isSimple ? only : [])
    this.ways.put(slot, isSimple ? null : ways)
    for (let block = blocks; block < this.main.blocks; block += 1) this.orders.addBlock()
  }
}
