import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

/** The leaves of each slot, in one array: leaf, leaf, last leaf with LAST set; EMPTY for none. */
export type LeafLists = {
  set(slot: number, leaves: readonly number[]): void
  /** Takes over lists of others, into an empty one: the first is that of the first place, and so on. */
  copyInSteps(from: LeafLists, places: Uint32Array): Generator<undefined, void>
  /** Calls back for each leaf of a slot until one answers false; whether none did. */
  every(slot: number, test: (leaf: number) => boolean): boolean
  of(slot: number): number[]
  /** Where the list of each slot begins in `words`; not to be kept. */
  readonly starts: Uint32Array
  readonly words: Uint32Array
  readonly bytes: number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

/** The bit that ends a list. */
export const LAST = 0x8000_0000
/** A list without leaves. */
export const EMPTY = 0xffff_ffff
/** What is left of a word is the leaf. */
export const LEAF_MASK = 0x7fff_ffff

/** Longer lists find no room again where they stood. */
const MOST_ROOM = 255

/** So many lists are copied in about a millisecond. */
const STEP = 8192

export function createLeafLists(): LeafLists {
  return new PackedLeafLists()
}

class PackedLeafLists implements LeafLists {
  /** Where the list of each slot begins; 0 for none. */
  starts = new Uint32Array(1024)
  /** How long the list of each slot may become where it stands. */
  #rooms = new Uint8Array(1024)
  words = Uint32Array.of(EMPTY, 0, 0, 0)
  #end = 1

  get bytes(): number {
    return this.starts.byteLength + this.#rooms.byteLength + this.words.byteLength
  }

  *save(): Generator<Section> {
    yield Uint32Array.of(this.#end)
    yield this.starts
    yield this.#rooms
    yield this.words
  }

  async restore(reader: SectionReader): Promise<void> {
    const [end = 1] = await reader.numbers(Uint32Array)
    this.#end = end
    this.starts = await reader.numbers(Uint32Array)
    this.#rooms = await reader.numbers(Uint8Array)
    this.words = await reader.numbers(Uint32Array)
  }

  set(slot: number, leaves: readonly number[]): void {
    if (slot >= this.starts.length) this.#growFor(slot)
    const start = this.#room(slot, leaves.length)
    this.starts[slot] = start
    if (start > 0) this.#write(start, leaves)
  }

  *copyInSteps(from: LeafLists, places: Uint32Array): Generator<undefined, void> {
    const lengths = new Uint16Array(places.length)
    this.#rooms = new Uint8Array(places.length)
    let end = this.#end
    for (const [slot, place] of places.entries()) {
      const length = lengthOf(from, place)
      lengths[slot] = length
      this.#rooms[slot] = Math.min(length, MOST_ROOM)
      end += length
      if (slot % STEP === 0) yield
    }
    this.starts = new Uint32Array(places.length)
    this.words = new Uint32Array(end)
    this.words[0] = EMPTY
    yield
    for (const [slot, place] of places.entries()) {
      const length = lengths[slot] ?? 0
      const start = from.starts[place] ?? 0
      if (length > 0) this.starts[slot] = this.#end
      for (let at = 0; at < length; at += 1)
        this.words[this.#end + at] = from.words[start + at] ?? 0
      this.#end += length
      if (slot % STEP === 0) yield
    }
  }

  every(slot: number, test: (leaf: number) => boolean): boolean {
    let at = this.starts[slot] ?? 0
    let word = this.words[at] ?? EMPTY
    if (word === EMPTY) return true
    for (; word < LAST; word = this.words[at] ?? EMPTY) {
      if (!test(word)) return false
      at += 1
    }
    return test(word & LEAF_MASK)
  }

  of(slot: number): number[] {
    const leaves: number[] = []
    this.every(slot, (leaf) => leaves.push(leaf) > 0)
    return leaves
  }

  #write(start: number, leaves: readonly number[]) {
    const last = leaves.at(-1)
    this.words.set(leaves, start)
    if (last === undefined) this.words[start] = EMPTY
    else this.words[start + leaves.length - 1] = last | LAST
  }

  /** Where a list of this length can stand: its old place when it fits. */
  #room(slot: number, length: number): number {
    const start = this.starts[slot] ?? 0
    if (length <= (this.#rooms[slot] ?? 0)) return start
    const fresh = this.#end
    this.#rooms[slot] = Math.min(length, MOST_ROOM)
    this.#end += length
    if (this.#end > this.words.length) this.words = grown(this.words, this.#end)
    return fresh
  }

  #growFor(slot: number) {
    this.starts = grown(this.starts, slot + 1)
    const rooms = new Uint8Array(this.starts.length)
    rooms.set(this.#rooms)
    this.#rooms = rooms
  }
}

function lengthOf({ starts, words }: LeafLists, slot: number): number {
  const start = starts[slot] ?? 0
  if (words[start] === EMPTY) return 0
  let at = start
  while ((words[at] ?? EMPTY) < LAST) at += 1
  return at + 1 - start
}

function grown(array: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(Math.max(least, Math.ceil(array.length * 1.125)))
  next.set(array)
  return next
}
