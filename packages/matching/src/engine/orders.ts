import type { OrderBy } from '../listing-order.ts'
import { amountPoints, deadlinePoints, effortPoints, scoringDay } from '../score.ts'
import type { ColumnStore } from './columns.ts'
import type { IdTable } from './id-table.ts'
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

/** The orders in which matches are listed. */
export type Orders = {
  readonly byDeadline: SlotOrder
  /** Settled and ready to be read; `match` as of the day of an instant. */
  of(by: OrderBy, nowMs: number): SlotOrder
  /** The points of a slot that do not depend on the student, as of the day last asked for. */
  pointsOf(slot: number): number
  /** Notes that a slot is new, or what of it has changed. */
  note(slot: number, change: 'appended' | 'placed' | readonly OrderBy[]): void
  /**
   * Takes over those that others have begun; `slotOf` says where each of their slots lies here, or
   * NOWHERE.
   */
  copyInSteps(from: Orders, slotOf: Uint32Array): Generator<undefined, void>
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

export const NOWHERE = 0xffff_ffff

export function createOrders(parts: Parts): Orders {
  return new KeptOrders(parts)
}

/** The most points without fit and preferences; one byte holds them. */
const POINTS_END = 128

class KeptOrders implements Orders {
  readonly byDeadline: SlotOrder
  readonly byColumns: readonly SlotOrder[]
  readonly #byCreation: NaturalOrder
  readonly #byAmount: SlotOrder
  readonly #byEffort: SlotOrder
  readonly #byPoints: SlotOrder
  readonly #parts: Parts
  #day = Number.NaN
  #points = new Uint8Array(1024)

  constructor(parts: Parts) {
    this.#parts = parts
    const { store, columns, ids, slots } = parts
    const by = (column: () => Float64Array | Float32Array): Ordering => ({
      compare: (a, b) => compareNumbers(column(), a, b) || ids.compare(a, b),
      isMissing: (slot) => column()[slot] === Infinity,
    })
    this.#byCreation = createNaturalOrder(
      store,
      by(() => columns.columns.createdAtMs),
    )
    this.byDeadline = createSlotOrder(
      store,
      by(() => columns.columns.closesAtMs),
      slots,
    )
    this.#byAmount = createSlotOrder(
      store,
      by(() => columns.columns.amountUsd),
      slots,
    )
    this.#byEffort = createSlotOrder(
      store,
      by(() => columns.columns.effortMinutes),
      slots,
    )
    this.byColumns = [this.#byCreation, this.byDeadline, this.#byAmount, this.#byEffort]
    const byPoints: Ordering = {
      compare: (a, b) =>
        this.pointsOf(b) - this.pointsOf(a) || this.byDeadline.ordering.compare(a, b),
      isMissing: () => false,
    }
    this.#byPoints = createSlotOrder(store, byPoints, slots)
  }

  get bytes(): number {
    return this.#points.byteLength
  }

  get isNatural(): boolean {
    return this.#byCreation.isNatural
  }

  *copyInSteps(from: Orders, slotOf: Uint32Array): Generator<undefined, void> {
    for (const [index, order] of this.byColumns.entries()) {
      const other = from.byColumns[index]
      if (!other?.isBegun) continue
      yield
      other.flush()
      const slots = other.read().map((slot) => slotOf[slot] ?? NOWHERE)
      order.replace(slots.filter((slot) => slot !== NOWHERE))
    }
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
    const { amountUsd, closesAtMs, effortMinutes } = this.#parts.columns.columns
    this.#points[slot] =
      amountPoints(known(amountUsd[slot])) +
      deadlinePoints(known(closesAtMs[slot]), this.#day) +
      effortPoints(effortMinutes[slot] ?? 0)
  }

  /** Scores everything for another day. Points are few, so they are counted and not sorted. */
  #moveToDay(day: number) {
    if (day === this.#day) return
    this.#day = day
    for (let slot = 0; slot < this.#parts.slots(); slot += 1) this.#setPoints(slot)
    this.byDeadline.flush()
    const slots = this.byDeadline.read()
    const starts = new Uint32Array(POINTS_END + 1)
    for (const slot of slots)
      starts[POINTS_END - this.pointsOf(slot)] = (starts[POINTS_END - this.pointsOf(slot)] ?? 0) + 1
    let start = 0
    for (const [index, count] of starts.entries()) {
      starts[index] = start
      start += count
    }
    const sorted = new Uint32Array(slots.length)
    for (const slot of slots) {
      const bucket = POINTS_END - this.pointsOf(slot)
      sorted[starts[bucket] ?? 0] = slot
      starts[bucket] = (starts[bucket] ?? 0) + 1
    }
    this.#byPoints.replace(sorted)
  }
}

const known = (value: number | undefined): number | null =>
  value === undefined || value === Infinity ? null : value

function compareNumbers(column: Float64Array | Float32Array, a: number, b: number): number {
  const [keyA, keyB] = [column[a] ?? 0, column[b] ?? 0]
  // Both may be Infinity, whose difference is no number.
  return keyA === keyB ? 0 : keyA < keyB ? -1 : 1
}
