import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

type Codes = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/**
 * A number of each slot, dictionary-encoded: what lies at a slot is the place of its number among the
 * distinct ones. Numbers are exact, and whatever is true of a number is found out once for all slots.
 */
export type NumberColumn = {
  /** By slot; replaced when it grows. */
  readonly codes: Uint16Array | Uint32Array
  /** The distinct numbers by code. One that no slot has any more stays. */
  readonly values: readonly number[]
  /** 0 for a slot that was never set. */
  at(slot: number): number
  set(slot: number, value: number): void
  /** Makes room for this many slots at once. */
  reserve(slots: number): void
  readonly bytes: number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export function createNumberColumn(): NumberColumn {
  return new EncodedNumbers()
}

/** More distinct numbers than these need wider codes. */
const NARROW = 2 ** 16

class EncodedNumbers implements NumberColumn {
  codes: Codes = new Uint16Array(1024)
  values: number[] = [0]
  #codeOf = new Map<number, number>([[0, 0]])

  get bytes(): number {
    return this.codes.byteLength
  }

  at(slot: number): number {
    return this.values[this.codes[slot] ?? 0] ?? 0
  }

  set(slot: number, value: number): void {
    if (slot >= this.codes.length) this.reserve(Math.ceil((slot + 1) * 1.125))
    // A new number may make the codes wider.
    const code = this.#codeOf.get(value) ?? this.#add(value)
    this.codes[slot] = code
  }

  reserve(slots: number): void {
    if (slots <= this.codes.length) return
    const isNarrow = this.codes.BYTES_PER_ELEMENT === Uint16Array.BYTES_PER_ELEMENT
    const grown = isNarrow ? new Uint16Array(slots) : new Uint32Array(slots)
    grown.set(this.codes)
    this.codes = grown
  }

  *save(): Generator<Section> {
    yield Float64Array.from(this.values)
    yield this.codes
  }

  async restore(reader: SectionReader): Promise<void> {
    this.values = [...(await reader.numbers(Float64Array))]
    this.#codeOf = new Map(this.values.map((value, code) => [value, code]))
    const isWide = this.values.length > NARROW
    this.codes = isWide ? await reader.numbers(Uint32Array) : await reader.numbers(Uint16Array)
  }

  #add(value: number): number {
    const code = this.values.push(value) - 1
    this.#codeOf.set(value, code)
    if (code === NARROW) this.codes = new Uint32Array(this.codes)
    return code
  }
}
