import type { BitRow } from './bit-rows.ts'
import type { ColumnStore } from './columns.ts'
import type { RowStore } from './row-store.ts'
import type { SlotOrder } from './slot-order.ts'
import { bitsOf } from './snapshot/rows.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'
import type { WayTable } from './way-table.ts'

/**
 * Which scholarships are open at the instant last asked about. Moving to another one, later or
 * earlier, touches only those that open or close in between.
 */
export type OpenRows = {
  /** Open ones. */
  readonly open: BitRow
  /** Open ones that have a single way in, which the main segment answers for. */
  readonly openSimple: BitRow
  moveTo(nowMs: number): void
  /** The same in steps of about a millisecond, unless it is at a later instant already. */
  moveInSteps(nowMs: number): Generator<undefined, void>
  /** Notes that a slot is new, changed or gone. */
  note(slot: number): void
  /** Everything it holds, for `restore` of one whose rows have their blocks. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

type Parts = {
  readonly store: RowStore
  readonly rows: { readonly open: BitRow; readonly openSimple: BitRow }
  readonly columns: ColumnStore
  readonly byDeadline: SlotOrder
  /** Whether a slot holds a scholarship. */
  readonly isUsed: (slot: number) => boolean
  readonly ways: Pick<WayTable, 'has' | 'slots' | 'setOpen'>
}

/** So many close in about a millisecond. */
const STEP = 8192

export function createOpenRows(parts: Parts): OpenRows {
  return new MovingOpenRows(parts)
}

class MovingOpenRows implements OpenRows {
  readonly open: BitRow
  readonly openSimple: BitRow
  readonly #parts: Parts
  #atMs = Number.NEGATIVE_INFINITY
  /** From when on rows have been as they are. */
  #sinceMs = Number.NEGATIVE_INFINITY
  /** The next instant at which a row changes. */
  #nextMs = Number.NEGATIVE_INFINITY
  /** How many at the front of the order by deadline, as of this version, are closed. */
  #closed = 0
  #version = -1
  /** Slots by the instant they open at; those that open at another one by now may be among them. */
  readonly #openings = new Map<number, Set<number>>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.open = parts.rows.open
    this.openSimple = parts.rows.openSimple
  }

  moveTo(nowMs: number): void {
    if (nowMs < this.#sinceMs || nowMs >= this.#nextMs) {
      this.#parts.byDeadline.settle()
      if (nowMs < this.#atMs) this.#moveBack(nowMs)
      else this.#moveOn(nowMs)
      for (const slot of this.#parts.byDeadline.recent) this.#write(slot, nowMs)
      this.#sinceMs = nowMs
      this.#nextMs = this.#nextChange(nowMs)
    }
    this.#atMs = nowMs
  }

  *moveInSteps(nowMs: number): Generator<undefined, void> {
    const { byDeadline, columns } = this.#parts
    while (this.#atMs < nowMs) {
      byDeadline.settle()
      this.#nextClosing()
      const [ahead] = byDeadline.read(this.#closed + STEP, this.#closed + STEP + 1)
      const closes = ahead === undefined ? Infinity : columns.closesAtMs.at(ahead)
      this.moveTo(Math.min(nowMs, Math.max(closes, this.#nextMs)))
      yield
    }
  }

  note(slot: number): void {
    const { columns } = this.#parts
    const opens = columns.opensAtMs(slot)
    this.#addOpening(slot, opens)
    this.#write(slot, this.#atMs)
    const closes = columns.closesAtMs.at(slot)
    for (const changes of [opens, closes + 1])
      if (changes > this.#atMs) this.#nextMs = Math.min(this.#nextMs, changes)
      else this.#sinceMs = Math.max(this.#sinceMs, changes)
  }

  *save(): Generator<Section> {
    // All at once: a query may move on before the next piece is asked for.
    const bits = this.#rows().map((row) => Array.from(this.#bitsOf(row), (each) => each.slice()))
    yield Float64Array.of(this.#atMs)
    for (const pieces of bits)
      yield { length: pieces.reduce((sum, each) => sum + each.length, 0), pieces }
  }

  async restore(reader: SectionReader): Promise<void> {
    const [atMs = this.#atMs] = await reader.numbers(Float64Array)
    for (const [slot, opens] of this.#parts.columns.openings) this.#addOpening(slot, opens)
    for (const row of this.#rows()) await reader.into(this.#bitsOf(row))
    const { ways } = this.#parts
    for (const slot of ways.slots()) ways.setOpen(slot, this.open.has(slot))
    // What changes next is found out by the first query.
    this.#atMs = atMs
  }

  #rows(): BitRow[] {
    return [this.open, this.openSimple]
  }

  #bitsOf(row: BitRow): Iterable<Uint8Array> {
    return bitsOf(this.#parts.store, row)
  }

  #moveOn(nowMs: number) {
    const { columns } = this.#parts
    this.#writeOpenings(this.#atMs, nowMs, nowMs)
    for (let slot = this.#nextClosing(); slot !== undefined; slot = this.#nextClosing()) {
      if (columns.closesAtMs.at(slot) >= nowMs) break
      this.#write(slot, nowMs)
      this.#closed += 1
    }
  }

  /** Clocks are set back, and who asked the time first may come last. */
  #moveBack(nowMs: number) {
    const { byDeadline, columns } = this.#parts
    this.#writeOpenings(nowMs, this.#atMs, nowMs)
    this.#nextClosing()
    const order = byDeadline.read()
    for (; this.#closed > 0; this.#closed -= 1) {
      const slot = order[this.#closed - 1] ?? 0
      // Where a stale slot stands says nothing of when it closes now.
      if (byDeadline.stale.has(slot)) continue
      if (columns.closesAtMs.at(slot) < nowMs) break
      this.#write(slot, nowMs)
    }
  }

  #addOpening(slot: number, opens: number) {
    if (opens === -Infinity) return
    const slots = this.#openings.get(opens) ?? new Set()
    this.#openings.set(opens, slots.add(slot))
  }

  /** Writes what opens after one instant and until another. */
  #writeOpenings(afterMs: number, untilMs: number, nowMs: number) {
    for (const [opens, slots] of this.#openings) {
      if (opens <= afterMs || opens > untilMs) continue
      for (const slot of slots) {
        this.#write(slot, nowMs)
        if (this.#parts.columns.opensAtMs(slot) !== opens) slots.delete(slot)
      }
      if (slots.size === 0) this.#openings.delete(opens)
    }
  }

  #write(slot: number, nowMs: number) {
    const { columns, isUsed, ways } = this.#parts
    const { closesAtMs } = columns
    const isOpen = isUsed(slot) && columns.opensAtMs(slot) <= nowMs && nowMs <= closesAtMs.at(slot)
    if (isOpen) this.open.set(slot)
    else this.open.clear(slot)
    const isSimple = !ways.has(slot)
    if (isOpen && isSimple) this.openSimple.set(slot)
    else this.openSimple.clear(slot)
    if (!isSimple) ways.setOpen(slot, isOpen)
  }

  #nextChange(nowMs: number): number {
    const { byDeadline, columns } = this.#parts
    const { closesAtMs } = columns
    let next = Infinity
    for (const opens of this.#openings.keys()) if (opens > nowMs) next = Math.min(next, opens)
    const first = this.#nextClosing()
    if (first !== undefined) next = Math.min(next, closesAtMs.at(first) + 1)
    for (const slot of byDeadline.recent) {
      const closes = closesAtMs.at(slot)
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

  /** How many at the front of the kept order close before an instant, or are stale. */
  #countClosedBefore(atMs: number): number {
    const { byDeadline, columns } = this.#parts
    const order = byDeadline.read()
    const { closesAtMs } = columns
    let [from, to] = [0, order.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      // Where a stale slot stands says nothing of when it closes now.
      let next = middle
      while (next < to && byDeadline.stale.has(order[next] ?? 0)) next += 1
      if (next < to && closesAtMs.at(order[next] ?? 0) < atMs) from = next + 1
      else to = middle
    }
    return from
  }
}
