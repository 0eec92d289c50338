import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

/** Ids (UUIDs) by slot and slots by id, kept as 16 bytes each. */
export type IdTable = {
  /** The slot of an id; undefined when it has none. */
  slotOf(id: string): number | undefined
  /** The slot of an id that lies as 16 bytes at a place among others. */
  slotAt(bytes: Uint8Array, at: number): number | undefined
  idAt(slot: number): string
  /** Whether a slot has an id now. */
  isUsed(slot: number): boolean
  /** Gives an id a slot; an id has one slot at a time. */
  set(slot: number, id: string): void
  /** The same for an id that was read and must be new. Throws RangeError when it has a slot. */
  setKey(slot: number, keys: Uint32Array, at: number): void
  /** Makes room for this many at once. */
  reserve(slots: number): void
  delete(slot: number): void
  /** Orders two slots by their ids, as texts are ordered. */
  compare(a: number, b: number): number
  /** Four words of each slot's id that order it, the first matters most; replaced when they grow. */
  readonly words: Uint32Array
  readonly size: number
  readonly bytes: number
  /** Everything it holds, for `restore` of an empty one. */
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

/** The words of an id that was read. */
export const KEY_WORDS = 4
const WORDS = KEY_WORDS
const EMPTY = 0
/** Slots are stored plus 2 in the hash table: 0 is empty, 1 was deleted. */
const DELETED = 1
const FIRST_SLOT = 2
/** Places of the table for each slot, at least. */
const TABLE_SPACE = 1.6

export function createIdTable(): IdTable {
  return new HashedIds()
}

class HashedIds implements IdTable {
  size = 0
  #ids = new Uint32Array(1024 * WORDS)
  /** A bit for each slot. */
  #used = new Uint8Array(1024 / 8)
  #table = new Uint32Array(4096)
  /** Places in the table that are not empty. */
  #taken = 0
  readonly #key = new Uint32Array(WORDS)

  get words(): Uint32Array {
    return this.#ids
  }

  get bytes(): number {
    return this.#ids.byteLength + this.#used.byteLength + this.#table.byteLength
  }

  *save(): Generator<Section> {
    yield Uint32Array.of(this.size, this.#taken)
    yield this.#ids
    yield this.#used
    yield this.#table
  }

  async restore(reader: SectionReader): Promise<void> {
    const [size = 0, taken = 0] = await reader.numbers(Uint32Array)
    this.size = size
    this.#taken = taken
    this.#ids = await reader.numbers(Uint32Array)
    this.#used = await reader.numbers(Uint8Array)
    this.#table = await reader.numbers(Uint32Array)
  }

  slotOf(id: string): number | undefined {
    return readUuid(id, this.#key) ? this.#slotOfKey() : undefined
  }

  slotAt(bytes: Uint8Array, at: number): number | undefined {
    for (let word = 0; word < WORDS; word += 1) this.#key[word] = wordAt(bytes, at + 4 * word)
    return this.#slotOfKey()
  }

  idAt(slot: number): string {
    return writeUuid(this.#ids.subarray(slot * WORDS, slot * WORDS + WORDS))
  }

  isUsed(slot: number): boolean {
    return ((this.#used[slot >>> 3] ?? 0) & (1 << (slot & 7))) !== 0
  }

  set(slot: number, id: string): void {
    if (!readUuid(id, this.#key)) throw new TypeError(`Not a UUID: ${id.slice(0, 40)}`)
    this.#enter(slot)
  }

  setKey(slot: number, keys: Uint32Array, at: number): void {
    for (let word = 0; word < WORDS; word += 1) this.#key[word] = keys[at + word] ?? 0
    if (this.#slotOfKey() !== undefined)
      throw new RangeError(`Two scholarships with the id ${writeUuid(this.#key)}.`)
    this.#enter(slot)
  }

  reserve(slots: number): void {
    this.#makeRoom(slots)
    let length = this.#table.length
    while (slots * TABLE_SPACE > length) length *= 2
    if (length > this.#table.length) this.#rehash(length)
  }

  delete(slot: number): void {
    const place = this.#find(this.#ids, slot * WORDS)
    if (place === -1) return
    this.#table[place] = DELETED
    this.#used[slot >>> 3] = (this.#used[slot >>> 3] ?? 0) & ~(1 << (slot & 7))
    this.size -= 1
  }

  compare(a: number, b: number): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = (this.#ids[a * WORDS + word] ?? 0) - (this.#ids[b * WORDS + word] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  #enter(slot: number) {
    this.#growFor(slot)
    for (let word = 0; word < WORDS; word += 1)
      this.#ids[slot * WORDS + word] = this.#key[word] ?? 0
    this.#insert(slot)
    this.#used[slot >>> 3] = (this.#used[slot >>> 3] ?? 0) | (1 << (slot & 7))
    this.size += 1
  }

  #slotOfKey(): number | undefined {
    const place = this.#find(this.#key, 0)
    return place === -1 ? undefined : (this.#table[place] ?? 0) - FIRST_SLOT
  }

  #find(keys: Uint32Array, at: number): number {
    const mask = this.#table.length - 1
    for (let place = hashOf(keys, at) & mask; ; place = (place + 1) & mask) {
      const entry = this.#table[place] ?? EMPTY
      if (entry === EMPTY) return -1
      if (entry !== DELETED && this.#isAt(entry - FIRST_SLOT, keys, at)) return place
    }
  }

  #isAt(slot: number, keys: Uint32Array, at: number): boolean {
    for (let word = 0; word < WORDS; word += 1)
      if (this.#ids[slot * WORDS + word] !== keys[at + word]) return false
    return true
  }

  #insert(slot: number) {
    const mask = this.#table.length - 1
    let place = hashOf(this.#ids, slot * WORDS) & mask
    while ((this.#table[place] ?? EMPTY) > DELETED) place = (place + 1) & mask
    if (this.#table[place] === EMPTY) this.#taken += 1
    this.#table[place] = slot + FIRST_SLOT
  }

  #growFor(slot: number) {
    if ((slot + 1) * WORDS > this.#ids.length) this.#makeRoom(Math.ceil(slot * 1.125 + 16))
    if ((this.#taken + 1) * TABLE_SPACE <= this.#table.length) return
    const isCrowded = this.size * 2.5 > this.#table.length
    this.#rehash(isCrowded ? this.#table.length * 2 : this.#table.length)
  }

  #makeRoom(slots: number) {
    if (slots * WORDS <= this.#ids.length) return
    const [ids, used] = [new Uint32Array(slots * WORDS), new Uint8Array(Math.ceil(slots / 8))]
    ids.set(this.#ids)
    used.set(this.#used)
    this.#ids = ids
    this.#used = used
  }

  #rehash(length: number) {
    const old = this.#table
    this.#table = new Uint32Array(length)
    this.#taken = 0
    for (const entry of old) if (entry > DELETED) this.#insert(entry - FIRST_SLOT)
  }
}

/** The bytes of an id are in the order of its digits. */
const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 24) |
  ((bytes[at + 1] ?? 0) << 16) |
  ((bytes[at + 2] ?? 0) << 8) |
  (bytes[at + 3] ?? 0)

/** Ids may be chosen in order, so all bits are mixed. */
function hashOf(keys: Uint32Array, at: number): number {
  let hash = 0
  for (let word = 0; word < WORDS; word += 1)
    hash = Math.imul(hash ^ (keys[at + word] ?? 0), 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 13)) >>> 0
}

const UUID_LENGTH = 36

const DASH = 45
const NO_DIGIT = 255
const DIGITS = Uint8Array.from({ length: 128 }, (_none, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(digit) ? NO_DIGIT : digit
})

/** Reads a UUID into four words from a place on, in the order of its digits; false when it is not one. */
export function readUuid(id: string, into: Uint32Array, at = 0): boolean {
  if (id.length !== UUID_LENGTH) return false
  let digits = 0
  let word = 0
  for (let index = 0; index < UUID_LENGTH; index += 1) {
    const code = id.charCodeAt(index)
    if (index === 8 || index === 13 || index === 18 || index === 23) {
      if (code !== DASH) return false
      continue
    }
    const digit = DIGITS[code] ?? NO_DIGIT
    if (digit === NO_DIGIT) return false
    word = (word << 4) | digit
    digits += 1
    if ((digits & 7) === 0) into[at + (digits >> 3) - 1] = word
  }
  return true
}

const HEX_OF_BYTE = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, '0'))

function writeUuid(words: Uint32Array): string {
  const [a = 0, b = 0, c = 0, d = 0] = words
  return `${hexOf(a)}-${hexOf(b, 4)}-${hexOf(b << 16, 4)}-${hexOf(c, 4)}-${hexOf(c << 16, 4)}${hexOf(d)}`
}

/** The leading digits of a word. */
function hexOf(word: number, digits: 4 | 8 = 8): string {
  const front = (HEX_OF_BYTE[word >>> 24] ?? '') + (HEX_OF_BYTE[(word >>> 16) & 255] ?? '')
  if (digits === 4) return front
  return front + (HEX_OF_BYTE[(word >>> 8) & 255] ?? '') + (HEX_OF_BYTE[word & 255] ?? '')
}
