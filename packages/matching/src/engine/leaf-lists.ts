import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

/** The leaves of each slot, in one array: [capacity and length, leaf, leaf, …]. */
export type LeafLists = {
  set(slot: number, leaves: readonly number[]): void
  /** Takes over lists of others, into an empty one: the first is that of the first place, and so on. */
  copyInSteps(from: LeafLists, places: Uint32Array): Generator<undefined, void>
  /** Calls back for each leaf of a slot until one answers false; whether none did. */
  every(slot: number, test: (leaf: number) => boolean): boolean
  of(slot: number): number[]
  /** Where the list of each slot begins in `words`, and how long it is; not to be kept. */
  readonly starts: Uint32Array
  readonly words: Uint32Array
  readonly bytes: number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

const LENGTH_BITS = 12
/** The low bits of a list's first word are its length; its leaves follow. */
export const LENGTH_MASK = (1 << LENGTH_BITS) - 1

/** So many lists are copied in about a millisecond. */
const STEP = 8192

export function createLeafLists(): LeafLists {
  return new PackedLeafLists()
}

class PackedLeafLists implements LeafLists {
  /** Where the list of each slot begins; 0 for none. */
  starts = new Uint32Array(1024)
  words = new Uint32Array(4096)
  #end = 1

  get bytes(): number {
    return this.starts.byteLength + this.words.byteLength
  }

  *save(): Generator<Section> {
    yield Uint32Array.of(this.#end)
    yield this.starts
    yield this.words
  }

  async restore(reader: SectionReader): Promise<void> {
    const [end = 1] = await reader.numbers(Uint32Array)
    this.#end = end
    this.starts = await reader.numbers(Uint32Array)
    this.words = await reader.numbers(Uint32Array)
  }

  set(slot: number, leaves: readonly number[]): void {
    if (slot >= this.starts.length) this.starts = grown(this.starts, slot + 1)
    const start = this.#room(slot, leaves.length)
    this.starts[slot] = start
    const capacity = (this.words[start] ?? 0) >>> LENGTH_BITS
    this.words[start] = (Math.max(capacity, leaves.length) << LENGTH_BITS) | leaves.length
    this.words.set(leaves, start + 1)
  }

  *copyInSteps(from: LeafLists, places: Uint32Array): Generator<undefined, void> {
    const { starts, words } = from
    const lengthAt = (place: number) => (words[starts[place] ?? 0] ?? 0) & LENGTH_MASK
    let room = this.#end
    for (const place of places) room += lengthAt(place) + 1
    yield
    this.starts = new Uint32Array(places.length)
    this.words = new Uint32Array(room)
    for (let slot = 0; slot < places.length; slot += 1) {
      const place = places[slot] ?? 0
      const start = starts[place] ?? 0
      const length = lengthAt(place)
      this.starts[slot] = this.#end
      this.words[this.#end] = (length << LENGTH_BITS) | length
      for (let at = 1; at <= length; at += 1) this.words[this.#end + at] = words[start + at] ?? 0
      this.#end += length + 1
      if (slot % STEP === 0) yield
    }
  }

  every(slot: number, test: (leaf: number) => boolean): boolean {
    const start = this.starts[slot] ?? 0
    const end = start + ((this.words[start] ?? 0) & LENGTH_MASK)
    for (let at = start + 1; at <= end; at += 1) if (!test(this.words[at] ?? 0)) return false
    return true
  }

  of(slot: number): number[] {
    const start = this.starts[slot] ?? 0
    const length = (this.words[start] ?? 0) & LENGTH_MASK
    return [...this.words.subarray(start + 1, start + 1 + length)]
  }

  /** Where a list of this length can stand: its old place when it fits. */
  #room(slot: number, length: number): number {
    const start = this.starts[slot] ?? 0
    if (start > 0 && (this.words[start] ?? 0) >>> LENGTH_BITS >= length) return start
    const fresh = this.#end
    this.#end += length + 1
    if (this.#end > this.words.length) this.words = grown(this.words, this.#end)
    return fresh
  }
}

function grown(array: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(Math.max(least, Math.ceil(array.length * 1.125)))
  next.set(array)
  return next
}
