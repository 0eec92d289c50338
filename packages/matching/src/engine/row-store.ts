import { ROW_BYTES, ROW_STRIDE, type Kernels } from './kernels.ts'

const PAGE_BYTES = 65_536
/** Address 0 stays unused, so that it can mean "none". */
const FIRST_ADDRESS = 64

/** Hands out linear memory: rows for one block each, and stretches of any length. */
export type RowStore = {
  readonly kernels: Kernels
  /** The whole memory; to be read anew after anything was allocated. */
  readonly bytes: Uint8Array
  readonly words: Uint32Array
  /** A row of ones that all may read and nobody writes. */
  readonly fullRow: number
  /** A new row for one block, every bit set or clear. */
  allocateRow(bit: 0 | 1): number
  freeRow(address: number): void
  /** A stretch of bytes, aligned to 64. */
  allocate(bytes: number): number
  /** Gives a stretch back, to be cut into rows. */
  free(address: number, bytes: number): void
  /** Takes free rows at the end for stretches again. */
  trim(): void
  /** Bytes in use, rows given back not counted. */
  readonly bytesUsed: number
}

/** Starts a store over the kernels' own memory, which nobody else may use. */
export function createRowStore(kernels: Kernels): RowStore {
  return new LinearRowStore(kernels)
}

class LinearRowStore implements RowStore {
  readonly kernels: Kernels
  bytes: Uint8Array
  words: Uint32Array
  readonly fullRow: number
  #end = FIRST_ADDRESS
  readonly #free: number[] = []

  constructor(kernels: Kernels) {
    this.kernels = kernels
    this.bytes = new Uint8Array(kernels.memory.buffer)
    this.words = new Uint32Array(kernels.memory.buffer)
    this.fullRow = this.allocateRow(1)
  }

  get bytesUsed(): number {
    return this.#end - this.#free.length * ROW_STRIDE
  }

  allocateRow(bit: 0 | 1): number {
    const address = this.#free.pop() ?? this.allocate(ROW_STRIDE)
    this.bytes.fill(bit ? 0xff : 0, address, address + ROW_BYTES)
    return address
  }

  freeRow(address: number): void {
    this.#free.push(address)
  }

  allocate(bytes: number): number {
    const address = this.#end
    this.#end = Math.ceil((address + bytes) / 64) * 64
    const missing = this.#end - this.bytes.byteLength
    if (missing > 0) this.#grow(missing)
    return address
  }

  free(address: number, bytes: number): void {
    for (let at = address; at + ROW_STRIDE <= address + bytes; at += ROW_STRIDE) this.freeRow(at)
  }

  trim(): void {
    this.#free.sort((a, b) => a - b)
    while (this.#free.at(-1) === this.#end - ROW_STRIDE) {
      this.#free.pop()
      this.#end -= ROW_STRIDE
    }
  }

  /** By an eighth at least: each growth may move everything. */
  #grow(missing: number) {
    const { memory } = this.kernels
    const wanted = Math.max(missing, memory.buffer.byteLength / 8)
    memory.grow(Math.ceil(wanted / PAGE_BYTES))
    this.bytes = new Uint8Array(memory.buffer)
    this.words = new Uint32Array(memory.buffer)
  }
}
