import type { Listing } from '../listing.ts'
import { createNumberColumn, type NumberColumn } from './number-column.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import { slotsIn, type Section } from './snapshot/sections.ts'

/** What is kept of each scholarship besides its criteria, by slot. What is missing is Infinity. */
export type ColumnStore = {
  /** Nearly all differ; replaced when it grows. */
  readonly createdAtMs: Float64Array
  readonly closesAtMs: NumberColumn
  readonly amountUsd: NumberColumn
  readonly effortMinutes: NumberColumn
  /** The points for how few students meet its criteria. */
  readonly rarityPoints: NumberColumn
  /** When it opens, or -Infinity. */
  opensAtMs(slot: number): number
  /** The few slots that say when they open, with the instant. */
  readonly openings: Iterable<readonly [slot: number, opensAtMs: number]>
  set(slot: number, listing: Listing, rarityPoints: number): void
  /** Takes over what another store keeps of a slot there. */
  copy(slot: number, from: ColumnStore, there: number): void
  /** Makes room for this many slots at once. */
  reserve(slots: number): void
  readonly bytes: number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export function createColumnStore(): ColumnStore {
  return new StoredColumns()
}

class StoredColumns implements ColumnStore {
  createdAtMs = new Float64Array(1024)
  readonly closesAtMs = createNumberColumn()
  readonly amountUsd = createNumberColumn()
  readonly effortMinutes = createNumberColumn()
  readonly rarityPoints = createNumberColumn()
  /** Few say when they open. */
  readonly openings = new Map<number, number>()

  get bytes(): number {
    return this.#encoded().reduce((sum, { bytes }) => sum + bytes, this.createdAtMs.byteLength)
  }

  opensAtMs(slot: number): number {
    return this.openings.get(slot) ?? -Infinity
  }

  set(slot: number, listing: Listing, rarityPoints: number): void {
    this.#setCreated(slot, listing.createdAtMs)
    this.closesAtMs.set(slot, listing.closesAtMs ?? Infinity)
    this.amountUsd.set(slot, listing.amountUsd ?? Infinity)
    this.effortMinutes.set(slot, listing.effortMinutes)
    this.rarityPoints.set(slot, rarityPoints)
    this.#setOpening(slot, listing.opensAtMs ?? -Infinity)
  }

  copy(slot: number, from: ColumnStore, there: number): void {
    this.#setCreated(slot, from.createdAtMs[there] ?? 0)
    this.closesAtMs.set(slot, from.closesAtMs.at(there))
    this.amountUsd.set(slot, from.amountUsd.at(there))
    this.effortMinutes.set(slot, from.effortMinutes.at(there))
    this.rarityPoints.set(slot, from.rarityPoints.at(there))
    this.#setOpening(slot, from.opensAtMs(there))
  }

  reserve(slots: number): void {
    for (const column of this.#encoded()) column.reserve(slots)
    if (slots <= this.createdAtMs.length) return
    const grown = new Float64Array(slots)
    grown.set(this.createdAtMs)
    this.createdAtMs = grown
  }

  *save(): Generator<Section> {
    yield this.createdAtMs
    for (const column of this.#encoded()) yield* column.save()
    yield slotsIn(this.openings.keys(), this.openings.size)
    yield new Float64Array(this.openings.values())
  }

  async restore(reader: SectionReader): Promise<void> {
    this.createdAtMs = await reader.numbers(Float64Array)
    for (const column of this.#encoded()) await column.restore(reader)
    const slots = await reader.numbers(Uint32Array)
    const instants = await reader.numbers(Float64Array)
    for (const [index, slot] of slots.entries()) this.openings.set(slot, instants[index] ?? 0)
  }

  #encoded(): NumberColumn[] {
    return [this.closesAtMs, this.amountUsd, this.effortMinutes, this.rarityPoints]
  }

  #setCreated(slot: number, createdAtMs: number) {
    if (slot >= this.createdAtMs.length) this.reserve(Math.ceil((slot + 1) * 1.125))
    this.createdAtMs[slot] = createdAtMs
  }

  #setOpening(slot: number, opensAtMs: number) {
    if (opensAtMs === -Infinity) this.openings.delete(slot)
    else this.openings.set(slot, opensAtMs)
  }
}
