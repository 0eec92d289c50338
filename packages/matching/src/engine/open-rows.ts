import type { BitRow } from './bit-rows.ts'
import type { ColumnStore } from './columns.ts'
import type { SlotOrder } from './slot-order.ts'

/**
 * Which scholarships are open at the instant last asked about. Moving on touches only those that
 * open or close meanwhile.
 */
export type OpenRows = {
  /** Open ones. */
  readonly open: BitRow
  /** Open ones that have a single way in, which the main segment answers for. */
  readonly openSimple: BitRow
  moveTo(nowMs: number): void
  /** Notes that a slot is new, changed or gone. */
  note(slot: number): void
}

type Parts = {
  readonly rows: { readonly open: BitRow; readonly openSimple: BitRow }
  readonly columns: ColumnStore
  readonly byDeadline: SlotOrder
  /** Whether a slot holds a scholarship. */
  readonly isUsed: (slot: number) => boolean
  readonly isSimple: (slot: number) => boolean
  readonly slots: () => number
}

export function createOpenRows(parts: Parts): OpenRows {
  return new MovingOpenRows(parts)
}

class MovingOpenRows implements OpenRows {
  readonly open: BitRow
  readonly openSimple: BitRow
  readonly #parts: Parts
  #atMs = Number.NEGATIVE_INFINITY
  /** The next instant at which a row changes. */
  #nextMs = Number.NEGATIVE_INFINITY
  /** How many at the front of the order by deadline, as of this version, are closed. */
  #closed = 0
  #version = -1
  /** Slots that open later, in no order; few. */
  readonly #opening = new Set<number>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.open = parts.rows.open
    this.openSimple = parts.rows.openSimple
  }

  moveTo(nowMs: number): void {
    if (nowMs >= this.#atMs && nowMs < this.#nextMs) {
      this.#atMs = nowMs
      return
    }
    if (nowMs < this.#atMs) this.#lookAtAll(nowMs)
    else this.#moveOn(nowMs)
    if (nowMs < this.#atMs) this.#version = -1
    this.#atMs = nowMs
    this.#nextMs = this.#nextChange(nowMs)
  }

  note(slot: number): void {
    const { columns } = this.#parts
    const opens = columns.opensAtMs(slot)
    if (this.#parts.isUsed(slot) && opens > this.#atMs) this.#opening.add(slot)
    else this.#opening.delete(slot)
    this.#write(slot, this.#atMs)
    const closes = columns.columns.closesAtMs[slot] ?? 0
    if (opens > this.#atMs) this.#nextMs = Math.min(this.#nextMs, opens)
    if (closes >= this.#atMs) this.#nextMs = Math.min(this.#nextMs, closes + 1)
  }

  #moveOn(nowMs: number) {
    const { byDeadline, columns } = this.#parts
    byDeadline.settle()
    for (const slot of this.#opening) {
      if (columns.opensAtMs(slot) > nowMs) continue
      this.#opening.delete(slot)
      this.#write(slot, nowMs)
    }
    for (let slot = this.#nextClosing(); slot !== undefined; slot = this.#nextClosing()) {
      if ((columns.columns.closesAtMs[slot] ?? 0) >= nowMs) break
      this.#write(slot, nowMs)
      this.#closed += 1
    }
    for (const slot of byDeadline.recent) this.#write(slot, nowMs)
  }

  #lookAtAll(nowMs: number) {
    const { slots, columns, isUsed } = this.#parts
    this.#opening.clear()
    for (let slot = 0; slot < slots(); slot += 1) {
      this.#write(slot, nowMs)
      if (isUsed(slot) && columns.opensAtMs(slot) > nowMs) this.#opening.add(slot)
    }
  }

  #write(slot: number, nowMs: number) {
    const { columns, isUsed, isSimple } = this.#parts
    const { closesAtMs } = columns.columns
    const isOpen =
      isUsed(slot) && columns.opensAtMs(slot) <= nowMs && nowMs <= (closesAtMs[slot] ?? 0)
    if (isOpen) this.open.set(slot)
    else this.open.clear(slot)
    if (isOpen && isSimple(slot)) this.openSimple.set(slot)
    else this.openSimple.clear(slot)
  }

  #nextChange(nowMs: number): number {
    const { byDeadline, columns } = this.#parts
    byDeadline.settle()
    const { closesAtMs } = columns.columns
    let next = Infinity
    for (const slot of this.#opening) next = Math.min(next, columns.opensAtMs(slot))
    const first = this.#nextClosing()
    if (first !== undefined) next = Math.min(next, (closesAtMs[first] ?? Infinity) + 1)
    for (const slot of byDeadline.recent) {
      const closes = closesAtMs[slot] ?? Infinity
      if (closes >= nowMs) next = Math.min(next, closes + 1)
    }
    return next
  }

  /** The first slot of the kept order that is not known to be closed, `closed` moved on to it. */
  #nextClosing(): number | undefined {
    const { byDeadline } = this.#parts
    if (this.#version !== byDeadline.version) {
      this.#version = byDeadline.version
      this.#closed = this.#countClosedBefore(this.#atMs)
    }
    const order = byDeadline.read()
    while (byDeadline.hasStale && byDeadline.stale.has(order[this.#closed] ?? 0)) {
      if (this.#closed >= order.length) return undefined
      this.#closed += 1
    }
    return order[this.#closed]
  }

  /** How many of the kept order, freshly written, close before an instant. */
  #countClosedBefore(atMs: number): number {
    const order = this.#parts.byDeadline.read()
    const { closesAtMs } = this.#parts.columns.columns
    let [from, to] = [0, order.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((closesAtMs[order[middle] ?? 0] ?? 0) < atMs) from = middle + 1
      else to = middle
    }
    return from
  }
}
