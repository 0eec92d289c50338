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

const WORDS = 4
const EMPTY = 0
/** Slots are stored plus 2 in the hash table: 0 is empty, 1 was deleted. */
const DELETED = 1
const FIRST_SLOT = 2

export function createIdTable(): IdTable {
  return new HashedIds()
}

class HashedIds implements IdTable {
  size = 0
  #ids = new Uint32Array(1024 * WORDS)
  #used = new Uint8Array(1024)
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
    return this.#used[slot] === 1
  }

  set(slot: number, id: string): void {
    if (!readUuid(id, this.#key)) throw new TypeError(`Not a UUID: ${id.slice(0, 40)}`)
    this.#growFor(slot)
    this.#ids.set(this.#key, slot * WORDS)
    this.#insert(slot)
    this.#used[slot] = 1
    this.size += 1
  }

  delete(slot: number): void {
    const place = this.#find(this.#ids.subarray(slot * WORDS, slot * WORDS + WORDS))
    if (place === -1) return
    this.#table[place] = DELETED
    this.#used[slot] = 0
    this.size -= 1
  }

  compare(a: number, b: number): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = (this.#ids[a * WORDS + word] ?? 0) - (this.#ids[b * WORDS + word] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  #slotOfKey(): number | undefined {
    const place = this.#find(this.#key)
    return place === -1 ? undefined : (this.#table[place] ?? 0) - FIRST_SLOT
  }

  #find(key: Uint32Array): number {
    const mask = this.#table.length - 1
    for (let place = hashOf(key) & mask; ; place = (place + 1) & mask) {
      const entry = this.#table[place] ?? EMPTY
      if (entry === EMPTY) return -1
      if (entry !== DELETED && this.#isAt(entry - FIRST_SLOT, key)) return place
    }
  }

  #isAt(slot: number, key: Uint32Array): boolean {
    const at = slot * WORDS
    for (let word = 0; word < WORDS; word += 1) if (this.#ids[at + word] !== key[word]) return false
    return true
  }

  #insert(slot: number) {
    const mask = this.#table.length - 1
    const key = this.#ids.subarray(slot * WORDS, slot * WORDS + WORDS)
    let place = hashOf(key) & mask
    while ((this.#table[place] ?? EMPTY) > DELETED) place = (place + 1) & mask
    if (this.#table[place] === EMPTY) this.#taken += 1
    this.#table[place] = slot + FIRST_SLOT
  }

  #growFor(slot: number) {
    if ((slot + 1) * WORDS > this.#ids.length) {
      const slots = Math.ceil(slot * 1.125 + 16)
      const [ids, used] = [new Uint32Array(slots * WORDS), new Uint8Array(slots)]
      ids.set(this.#ids)
      used.set(this.#used)
      this.#ids = ids
      this.#used = used
    }
    if ((this.#taken + 1) * 1.6 > this.#table.length) this.#rehash()
  }

  #rehash() {
    const old = this.#table
    const isCrowded = this.size * 2.5 > old.length
    this.#table = new Uint32Array(isCrowded ? old.length * 2 : old.length)
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
function hashOf(key: Uint32Array): number {
  let hash = 0
  for (const word of key) hash = Math.imul(hash ^ word, 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 13)) >>> 0
}

const UUID_LENGTH = 36

/** Reads a UUID into four words, in the order of its digits; false when it is not one. */
export function readUuid(id: string, into: Uint32Array): boolean {
  if (id.length !== UUID_LENGTH) return false
  let digits = 0
  let word = 0
  for (let index = 0; index < UUID_LENGTH; index += 1) {
    const code = id.charCodeAt(index)
    if (index === 8 || index === 13 || index === 18 || index === 23) {
      if (code !== 45) return false
      continue
    }
    const digit = digitOf(code)
    if (digit === -1) return false
    word = (word << 4) | digit
    digits += 1
    if (digits % 8 === 0) into[digits / 8 - 1] = word
  }
  return true
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  const lower = code | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
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
