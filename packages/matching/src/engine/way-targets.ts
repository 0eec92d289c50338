import { BLOCK_SIZE, RUN, RUN_BYTES, RUN_STEPS } from './kernels.ts'
import type { RowStore } from './row-store.ts'

/**
 * The scholarship's slot that each way leads to, in linear memory for the kernel that follows ways.
 * Where a catalogue is made at once, ways next to each other lead to slots next to each other: the
 * kernel then takes RUN of them together.
 */
export type WayTargets = {
  of(way: number): number
  set(way: number, slot: number): void
  /** Replaces those of the first ways, in steps of about a millisecond. */
  setAllInSteps(slots: Uint32Array): Generator<undefined, void>
  /** Makes room for so many ways. */
  reserve(ways: number): void
  /** Of the first ways. */
  read(ways: number): Uint32Array
  /** Sets in `rows` the bit of each scholarship that a way set in a block's row leads to. */
  follow(row: number, block: number, rows: number): void
}

export function createWayTargets(store: RowStore): WayTargets {
  return new StoredTargets(store)
}

/** Stands for the first slot of a run where the slots do not follow each other. */
const NO_RUN = 0xffff_ffff
const RUN_WORDS = RUN_BYTES / 4
/** Where the first slot stands behind the masks, in words. */
const FIRST = 2 * RUN_STEPS

/** So many runs are noted in about a millisecond. */
const STEP = 256

class StoredTargets implements WayTargets {
  readonly #store: RowStore
  #slots = 0
  #runs = 0
  #room = 0

  constructor(store: RowStore) {
    this.#store = store
  }

  of(way: number): number {
    return this.#store.words[this.#slots / 4 + way] ?? 0
  }

  set(way: number, slot: number): void {
    this.#store.words[this.#slots / 4 + way] = slot
    this.#noteRun(Math.floor(way / RUN))
  }

  *setAllInSteps(slots: Uint32Array): Generator<undefined, void> {
    this.reserve(slots.length)
    this.#store.words.set(slots, this.#slots / 4)
    for (let run = 0; run * RUN < slots.length; run += 1) {
      this.#noteRun(run)
      if (run % STEP === 0) yield
    }
  }

  reserve(ways: number): void {
    if (ways <= this.#room) return
    const before = this.#room
    const wanted = before === 0 ? ways : Math.ceil(ways * 1.25)
    this.#room = Math.ceil(wanted / RUN) * RUN
    this.#slots = this.#moved(this.#slots, 4 * before, 4 * this.#room)
    this.#runs = this.#moved(this.#runs, runBytes(before), runBytes(this.#room))
  }

  read(ways: number): Uint32Array {
    return this.#store.words.slice(this.#slots / 4, this.#slots / 4 + ways)
  }

  follow(row: number, block: number, rows: number): void {
    const first = block * BLOCK_SIZE
    this.#store.kernels.scatter(row, this.#slots + 4 * first, this.#runs + runBytes(first), rows)
  }

  #moved(from: number, length: number, room: number): number {
    const address = this.#store.allocate(room)
    const { bytes } = this.#store
    bytes.fill(0, address, address + room)
    bytes.copyWithin(address, from, from + length)
    if (length > 0) this.#store.free(from, length)
    return address
  }

  #noteRun(run: number) {
    const { words } = this.#store
    const from = this.#slots / 4 + run * RUN
    const at = this.#runs / 4 + run * RUN_WORDS
    const moves = movesOf(words.subarray(from, from + RUN))
    words[at + FIRST] = moves ? (words[from] ?? 0) : NO_RUN
    if (moves) writeMasks(words, at, moves)
  }
}

/** By how many places each bit is to move down; null where the slots do not follow each other. */
function movesOf(slots: Uint32Array): Uint8Array | null {
  const moves = new Uint8Array(RUN)
  for (let place = 1; place < RUN; place += 1) {
    const step = (slots[place] ?? 0) - (slots[place - 1] ?? 0)
    if (step !== 0 && step !== 1) return null
    moves[place] = (moves[place - 1] ?? 0) + 1 - step
  }
  return moves
}

/**
 * Bits meet only where they lead to the same slot: of two that are at one place after some steps,
 * the one that came from above has at least as far to go, and cannot end below the other.
 */
function writeMasks(words: Uint32Array, at: number, moves: Uint8Array): void {
  words.fill(0, at, at + FIRST)
  for (const [from, distance] of moves.entries()) {
    let place = from
    for (let step = 0; step < RUN_STEPS; step += 1) {
      if ((distance & (1 << step)) === 0) continue
      const word = at + 2 * step + (place >>> 5)
      words[word] = (words[word] ?? 0) | (1 << (place & 31))
      place -= 1 << step
    }
  }
}

const runBytes = (ways: number): number => (ways / RUN) * RUN_BYTES
