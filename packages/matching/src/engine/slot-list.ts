/** Slots in ascending order, for sets too small to be worth a row. */
export type SlotList = {
  readonly length: number
  /** The slots; only the first `length` count. Not to be kept or changed. */
  readonly slots: Uint32Array
  /** Adds a slot; adding it again changes nothing. */
  add(slot: number): void
  /** Removes a slot if it is there. */
  remove(slot: number): void
  has(slot: number): boolean
  /** The index of the first slot that is at least this one. */
  lowerBound(slot: number): number
}

const FIRST_CAPACITY = 2

/** Starts an empty list, or one that takes over an ascending array of slots. */
export function createSlotList(slots = new Uint32Array(FIRST_CAPACITY), length = 0): SlotList {
  return new GrowingSlotList(slots, length)
}

class GrowingSlotList implements SlotList {
  slots: Uint32Array
  length: number

  constructor(slots: Uint32Array, length: number) {
    this.slots = slots
    this.length = length
  }

  add(slot: number): void {
    const at = this.#placeFor(slot)
    if (at < this.length && this.slots[at] === slot) return
    if (this.length === this.slots.length) this.#grow()
    if (at < this.length) this.slots.copyWithin(at + 1, at, this.length)
    this.slots[at] = slot
    this.length += 1
  }

  remove(slot: number): void {
    const at = this.lowerBound(slot)
    if (at === this.length || this.slots[at] !== slot) return
    this.slots.copyWithin(at, at + 1, this.length)
    this.length -= 1
  }

  has(slot: number): boolean {
    const at = this.lowerBound(slot)
    return at < this.length && this.slots[at] === slot
  }

  lowerBound(slot: number): number {
    return lowerBoundIn(this.slots, this.length, slot)
  }

  /** Most slots are added in ascending order. */
  #placeFor(slot: number): number {
    const last = this.slots[this.length - 1]
    return this.length === 0 || (last !== undefined && last < slot)
      ? this.length
      : this.lowerBound(slot)
  }

  #grow() {
    const grown = new Uint32Array(Math.max(FIRST_CAPACITY, Math.ceil(this.length * 1.5)))
    grown.set(this.slots)
    this.slots = grown
  }
}

/** The index of the first of so many ascending slots that is at least this one. */
export function lowerBoundIn(slots: Uint32Array, length: number, slot: number): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((slots[middle] ?? 0) < slot) from = middle + 1
    else to = middle
  }
  return from
}
