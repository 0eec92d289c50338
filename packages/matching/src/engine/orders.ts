import type { OrderBy } from '../listing-order.ts'
import { scoringDay } from '../score.ts'
import { finish } from '../finish.ts'
import type { ColumnStore } from './columns.ts'
import { pointsOn, writePoints } from './day-points.ts'
import type { IdTable } from './id-table.ts'
import type { NumberColumn } from './number-column.ts'
import type { RowStore } from './row-store.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'
import {
  createNaturalOrder,
  createSlotOrder,
  type NaturalOrder,
  type Ordering,
  type SlotOrder,
} from './slot-order.ts'
import { sortByDigits, sortedByNumbers, startSorting } from './sort-slots.ts'

/** The orders in which matches are listed. */
export type Orders = {
  readonly byDeadline: SlotOrder
  /** Settled and ready to be read; `match` as of the day of an instant. */
  of(by: OrderBy, nowMs: number): SlotOrder
  /**
   * Puts everything in order that queries from one instant until another ask for, in steps of about
   * a millisecond. Slots may be noted between them; a query that comes before they are done does
   * the rest at once. To be called again and again: each call makes one day ready.
   */
  prepareInSteps(nowMs: number, untilMs: number): Generator<undefined, void>
  /** Whether a query at an instant finds everything in order. */
  isReadyAt(nowMs: number): boolean
  /** The points of a slot that do not depend on the student, as of the day last asked for. */
  pointsOf(slot: number): number
  /** Notes that a slot is new, or what of it has changed. */
  note(slot: number, change: 'appended' | 'placed' | readonly OrderBy[]): void
  /** In the order of a listing's attributes, settled or not. */
  readonly byColumns: readonly SlotOrder[]
  /** Whether slots follow each other as they were created. */
  readonly isNatural: boolean
  addBlock(): void
  readonly bytes: number
  /** Everything it holds, for `restore` of empty ones that have their blocks. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

type Parts = {
  readonly store: RowStore
  readonly columns: ColumnStore
  readonly ids: IdTable
  readonly slots: () => number
}

export function createOrders(parts: Parts): Orders {
  return new KeptOrders(parts)
}

/** The most points without fit and preferences; one byte holds them. */
const POINTS_END = 128

/** The points of every slot on a day, and all of them sorted by these once that is done. */
type ScoredDay = {
  readonly day: number
  readonly points: Uint8Array
  sorted: Uint32Array | null
  /** Slots that stand anywhere: they were noted since, or not long before. */
  readonly changed: Set<number>
}

class KeptOrders implements Orders {
  readonly byDeadline: SlotOrder
  readonly byColumns: readonly SlotOrder[]
  readonly #byCreation: NaturalOrder
  readonly #byAmount: SlotOrder
  readonly #byEffort: SlotOrder
  readonly #byPoints: SlotOrder
  readonly #parts: Parts
  #day = Number.NaN
  #points: Uint8Array = new Uint8Array(1024)
  /** Another day that is or will be asked for: the next one, or the one before. */
  #beside: ScoredDay | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    const { store, columns, ids } = parts
    const createdAt = (slot: number) => columns.createdAtMs[slot] ?? 0
    this.#byCreation = createNaturalOrder(store, orderingBy(createdAt, ids))
    this.byDeadline = orderBy(columns.closesAtMs, parts)
    this.#byAmount = orderBy(columns.amountUsd, parts)
    this.#byEffort = orderBy(columns.effortMinutes, parts)
    this.byColumns = [this.#byCreation, this.byDeadline, this.#byAmount, this.#byEffort]
    const byPoints: Ordering = {
      compare: (a, b) =>
        this.pointsOf(b) - this.pointsOf(a) || this.byDeadline.ordering.compare(a, b),
      isMissing: () => false,
    }
    this.#byPoints = createSlotOrder(store, byPoints, () => {
      this.byDeadline.flush()
      return this.#sortedByPoints(this.#points)
    })
  }

  get bytes(): number {
    const { points, sorted } = this.#beside ?? {}
    return this.#points.byteLength + (points?.byteLength ?? 0) + (sorted?.byteLength ?? 0)
  }

  get isNatural(): boolean {
    return this.#byCreation.isNatural
  }

  *prepareInSteps(nowMs: number, untilMs: number): Generator<undefined, void> {
    for (const order of this.byColumns) {
      yield* order.prepareInSteps()
      yield
    }
    const [day, next] = [scoringDay(nowMs), scoringDay(untilMs)]
    if (day !== this.#day) {
      yield* this.#scoreBeside(day)
      this.#moveToDay(day)
    } else if (next !== day) yield* this.#scoreBeside(next)
    // Nobody asks for the day before any more.
    else this.#beside = null
  }

  isReadyAt(nowMs: number): boolean {
    const day = scoringDay(nowMs)
    const isScored =
      day === this.#day || (day === this.#beside?.day && this.#beside.sorted !== null)
    return isScored && this.byColumns.every(({ isBegun }) => isBegun)
  }

  of(by: OrderBy, nowMs: number): SlotOrder {
    if (by === 'match') this.#moveToDay(scoringDay(nowMs))
    const order = {
      createdAt: this.#byCreation,
      deadline: this.byDeadline,
      amount: this.#byAmount,
      effort: this.#byEffort,
      match: this.#byPoints,
    }[by]
    order.settle()
    return order
  }

  pointsOf(slot: number): number {
    return this.#points[slot] ?? 0
  }

  note(slot: number, change: 'appended' | 'placed' | readonly OrderBy[]): void {
    if (change === 'appended') this.#byCreation.append(slot)
    const isNew = typeof change === 'string'
    const has = (by: OrderBy) => isNew || change.includes(by)
    if (change !== 'appended' && has('createdAt')) this.#byCreation.note(slot)
    if (has('deadline')) this.byDeadline.note(slot)
    if (has('amount')) this.#byAmount.note(slot)
    if (has('effort')) this.#byEffort.note(slot)
    this.#notePoints(slot, isNew || change.includes('deadline'))
  }

  addBlock(): void {
    for (const order of [...this.byColumns, this.#byPoints]) order.addBlock()
  }

  *save(): Generator<Section> {
    // All at once: a query may score for another day before the next piece is asked for.
    yield* [Float64Array.of(this.#day), this.#points.slice(), ...this.#byPoints.save()]
    for (const order of this.byColumns) yield* order.save()
  }

  async restore(reader: SectionReader): Promise<void> {
    const [day = Number.NaN] = await reader.numbers(Float64Array)
    this.#day = day
    this.#points = await reader.numbers(Uint8Array)
    await this.#byPoints.restore(reader)
    for (const order of this.byColumns) await order.restore(reader)
  }

  #notePoints(slot: number, isMoved: boolean) {
    this.#beside?.changed.add(slot)
    if (Number.isNaN(this.#day)) return
    const before = this.#points[slot]
    this.#setPoints(slot)
    if (isMoved || this.#points[slot] !== before) this.#byPoints.note(slot)
  }

  #setPoints(slot: number) {
    if (slot >= this.#points.length) {
      const grown = new Uint8Array(Math.ceil((slot + 1) * 1.25))
      grown.set(this.#points)
      this.#points = grown
    }
    this.#points[slot] = pointsOn(this.#day, this.#parts.columns, slot)
  }

  /** Makes another day ready to be moved to, unless it is or somebody moves elsewhere meanwhile. */
  *#scoreBeside(day: number): Generator<undefined, void> {
    if (this.#beside?.day === day && this.#beside.sorted) return
    const slots = this.#parts.slots()
    this.byDeadline.settle()
    const scored: ScoredDay = {
      day,
      points: new Uint8Array(Math.ceil(slots * 1.03)),
      sorted: null,
      changed: new Set(this.byDeadline.recent),
    }
    this.#beside = scored
    for (const step of writePoints(scored.points, day, this.#parts.columns, slots)) {
      yield step
      if (this.#beside !== scored) return
    }
    const sorted = yield* this.#sortedByPoints(scored.points)
    if (this.#beside === scored) scored.sorted = sorted
  }

  /** Points are few, so they are counted; those with the same ones stay in the order of deadlines. */
  *#sortedByPoints(points: Uint8Array): Generator<undefined, Uint32Array> {
    const sorting = startSorting(this.byDeadline.read().slice())
    yield
    yield* sortByDigits(sorting, POINTS_END, (slots, digits, from, to) => {
      for (let index = from; index < to; index += 1)
        digits[index] = POINTS_END - 1 - (points[slots[index] ?? 0] ?? 0)
    })
    return sorting.slots
  }

  /** What was in use stays beside: who asked just before midnight may page just after it. */
  #moveToDay(day: number) {
    if (day === this.#day) return
    finish(this.#scoreBeside(day))
    const scored = this.#beside
    if (!scored?.sorted) return
    this.#beside = this.#scoredNow()
    this.#day = day
    this.#points = scored.points
    for (const slot of scored.changed) this.#setPoints(slot)
    this.#byPoints.replace(scored.sorted, scored.changed)
  }

  #scoredNow(): ScoredDay | null {
    if (Number.isNaN(this.#day)) return null
    this.#byPoints.settle()
    const sorted = this.#byPoints.read().slice()
    const changed = new Set(this.#byPoints.recent)
    return { day: this.#day, points: this.#points, sorted, changed }
  }
}

function orderingBy(valueAt: (slot: number) => number, ids: IdTable): Ordering {
  return {
    compare: (a, b) => compareNumbers(valueAt(a), valueAt(b)) || ids.compare(a, b),
    isMissing: (slot) => valueAt(slot) === Infinity,
  }
}

/** Numbers first, then ids: the least matters last. */
function orderBy(column: NumberColumn, { store, ids, slots }: Parts): SlotOrder {
  const ordering = orderingBy((slot) => column.at(slot), ids)
  return createSlotOrder(store, ordering, () => sortedByNumbers(slots(), column, ids))
}

/** Both may be Infinity, whose difference is no number. */
const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
