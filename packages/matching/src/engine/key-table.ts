import type { SectionReader } from './snapshot/section-reader.ts'
import type { Section } from './snapshot/sections.ts'

/** Finds numbered things by texts that are kept elsewhere: only their hashes are here. */
export type KeyTable = {
  /** The thing with a key; `isKeyOf` tells for a few whose key has the same hash. */
  find(key: string, isKeyOf: (id: number) => boolean): number | undefined
  /** Takes in the next thing: they are numbered 0, 1, 2, … */
  add(key: string): void
  save(): Iterable<Section>
  restore(reader: SectionReader): Promise<void>
}

export function createKeyTable(): KeyTable {
  return new HashedKeys()
}

class HashedKeys implements KeyTable {
  #size = 0
  #hashes = new Uint32Array(256)
  /** Ids plus 1 by hash; 0 is empty. Nothing is ever removed. */
  #places = new Uint32Array(512)

  find(key: string, isKeyOf: (id: number) => boolean): number | undefined {
    const hash = hashOf(key)
    const mask = this.#places.length - 1
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const entry = this.#places[place] ?? 0
      if (entry === 0) return undefined
      if (this.#hashes[entry - 1] === hash && isKeyOf(entry - 1)) return entry - 1
    }
  }

  add(key: string): void {
    if (this.#size === this.#hashes.length) this.#grow()
    this.#hashes[this.#size] = hashOf(key)
    this.#insert(this.#size)
    this.#size += 1
  }

  *save(): Generator<Section> {
    yield Uint32Array.of(this.#size)
    yield this.#hashes
    yield this.#places
  }

  async restore(reader: SectionReader): Promise<void> {
    const [size = 0] = await reader.numbers(Uint32Array)
    this.#size = size
    this.#hashes = await reader.numbers(Uint32Array)
    this.#places = await reader.numbers(Uint32Array)
  }

  #insert(id: number) {
    const mask = this.#places.length - 1
    let place = (this.#hashes[id] ?? 0) & mask
    while (this.#places[place] !== 0) place = (place + 1) & mask
    this.#places[place] = id + 1
  }

  #grow() {
    const hashes = new Uint32Array(2 * this.#hashes.length)
    hashes.set(this.#hashes)
    this.#hashes = hashes
    this.#places = new Uint32Array(2 * hashes.length)
    for (let id = 0; id < this.#size; id += 1) this.#insert(id)
  }
}

function hashOf(key: string): number {
  let hash = 0
  for (let at = 0; at < key.length; at += 1)
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 13)) >>> 0
}
