import { MAX_ROWS } from './kernels.ts'
import type { RowLists } from './row-lists.ts'
import type { RowStore } from './row-store.ts'

/** The AND of any number of rows of a block. Those that leave least are to be added first. */
export type Conjunction = {
  /** Starts anew; what is found is written there. */
  begin(out: number): void
  /** Adds a row by its address. */
  add(address: number): void
  addListed(rows: RowLists, block: number): void
  /** Writes what is in all rows, one at least; returns how many bits are set. */
  finish(): number
}

/** Collects addresses at `list`, where there is room for MAX_ROWS. */
export function createConjunction(store: RowStore, list: number): Conjunction {
  return new ListedConjunction(store, list)
}

class ListedConjunction implements Conjunction {
  readonly #store: RowStore
  readonly #list: number
  #length = 0
  #out = 0

  constructor(store: RowStore, list: number) {
    this.#store = store
    this.#list = list
  }

  begin(out: number): void {
    this.#out = out
    this.#length = 0
  }

  add(address: number): void {
    const { words, fullRow } = this.#store
    if (address === fullRow) return
    if (this.#length === MAX_ROWS) {
      this.finish()
      words[this.#list / 4] = this.#out
      this.#length = 1
    }
    words[this.#list / 4 + this.#length] = address
    this.#length += 1
  }

  addListed({ addresses, ends }: RowLists, block: number): void {
    const from = ends[block - 1] ?? 0
    const to = ends[block] ?? 0
    if (this.#length + to - from > MAX_ROWS) {
      for (let at = from; at < to; at += 1) this.add(addresses[at] ?? 0)
      return
    }
    const { words } = this.#store
    let place = this.#list / 4 + this.#length
    for (let at = from; at < to; at += 1, place += 1) words[place] = addresses[at] ?? 0
    this.#length += to - from
  }

  finish(): number {
    return this.#store.kernels.and(this.#list, this.#length, this.#out)
  }
}
