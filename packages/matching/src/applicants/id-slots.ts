/** Which slot each UUID has, and back; an id takes 16 bytes. */
export type IdSlots = {
  readonly size: number
  readonly bytes: number
  /** The slot of an id; undefined when it has none. */
  slotOf(id: string): number | undefined
  /** Gives an id that has none a slot that nobody has. Throws TypeError when it is not a UUID. */
  add(id: string, slot: number): void
  /** Takes an id out; returns the slot it had. */
  remove(id: string): number | undefined
  /** The id in a slot, in lower case; a slot must have one. */
  idAt(slot: number): string
}

const UUID = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})([\da-f]{8})$/i
const FIRST_CAPACITY = 64
const WORDS = 4

/** Starts without any id. */
export function createIdSlots(): IdSlots {
  return new HashedIdSlots()
}

type Words = readonly [number, number, number, number]

/** A hash table by open addressing; an entry is a slot plus one, nought is free. */
class HashedIdSlots implements IdSlots {
  size = 0
  #words = new Uint32Array(FIRST_CAPACITY * WORDS)
  #table = new Uint32Array(FIRST_CAPACITY * 2)

  get bytes(): number {
    return this.#words.byteLength + this.#table.byteLength
  }

  slotOf(id: string): number | undefined {
    const entry = this.#table[this.#find(wordsOf(id))] ?? 0
    return entry === 0 ? undefined : entry - 1
  }

  add(id: string, slot: number): void {
    const words = wordsOf(id)
    this.#makeRoom(slot)
    this.#words.set(words, slot * WORDS)
    this.#table[this.#find(words)] = slot + 1
    this.size += 1
  }

  remove(id: string): number | undefined {
    const at = this.#find(wordsOf(id))
    const entry = this.#table[at] ?? 0
    if (entry === 0) return undefined
    this.#table[at] = 0
    this.size -= 1
    this.#closeGap(at)
    return entry - 1
  }

  idAt(slot: number): string {
    const words = this.#words.subarray(slot * WORDS, (slot + 1) * WORDS)
    const hex = Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  /** Where an id stands, or the free place where it would. */
  #find([a, b, c, d]: Words): number {
    const mask = this.#table.length - 1
    for (let at = homeOf(c, d) & mask; ; at = (at + 1) & mask) {
      const entry = this.#table[at] ?? 0
      const from = (entry - 1) * WORDS
      if (entry === 0) return at
      if (this.#words[from + 3] !== d || this.#words[from + 2] !== c) continue
      if (this.#words[from + 1] === b && this.#words[from] === a) return at
    }
  }

  /** Moves later entries up, so that no search ends early at the place that became free. */
  #closeGap(gap: number): void {
    const mask = this.#table.length - 1
    for (let at = (gap + 1) & mask; this.#table[at] !== 0; at = (at + 1) & mask) {
      const entry = this.#table[at] ?? 0
      if (((at - this.#homeOf(entry)) & mask) < ((at - gap) & mask)) continue
      this.#table[gap] = entry
      this.#table[at] = 0
      gap = at
    }
  }

  #homeOf(entry: number): number {
    const from = (entry - 1) * WORDS
    return homeOf(this.#words[from + 2] ?? 0, this.#words[from + 3] ?? 0) & (this.#table.length - 1)
  }

  #makeRoom(slot: number): void {
    if ((slot + 1) * WORDS > this.#words.length) {
      const grown = new Uint32Array(Math.max(this.#words.length * 1.5, (slot + 1) * WORDS))
      grown.set(this.#words)
      this.#words = grown
    }
    if ((this.size + 1) * 2 > this.#table.length) this.#growTable()
  }

  #growTable(): void {
    const entries = this.#table.filter((entry) => entry !== 0)
    this.#table = new Uint32Array(this.#table.length * 2)
    const mask = this.#table.length - 1
    for (const entry of entries) {
      let at = this.#homeOf(entry)
      while (this.#table[at] !== 0) at = (at + 1) & mask
      this.#table[at] = entry
    }
  }
}

/** The last bytes of a UUID are random in every version of it. */
const homeOf = (c: number, d: number): number => (d ^ Math.imul(c, 0x9e3779b1)) >>> 0

function wordsOf(id: string): Words {
  const [, a, b1, b2, c1, c2, d] = UUID.exec(id) ?? []
  if (!a || !d) throw new TypeError('An applicant is known by a UUID.')
  const word = (hex: string) => Number.parseInt(hex, 16)
  return [word(a), word(`${b1}${b2}`), word(`${c1}${c2}`), word(d)]
}
