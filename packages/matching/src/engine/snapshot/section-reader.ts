import {
  bytesOf,
  SnapshotRefused,
  type Numbers,
  type SnapshotSource,
  type SnapshotTools,
} from './sections.ts'

const BUFFER_BYTES = 1 << 20

/** Reads what a SectionWriter wrote, in the same order; refuses whatever was not written so. */
export class SectionReader {
  readonly #source: SnapshotSource
  readonly #tools: SnapshotTools
  #buffer = new Uint8Array(BUFFER_BYTES)
  /** What is read ahead, while the buffer is taken apart. */
  #spare = new Uint8Array(BUFFER_BYTES)
  #ahead: Promise<number> | undefined
  #at = 0
  #end = 0
  #unchecked = 0
  #checksum = 0
  #sections = 0
  /** Bytes of the source that are not read yet. */
  #left: number

  constructor(source: SnapshotSource, tools: SnapshotTools) {
    this.#source = source
    this.#tools = tools
    this.#left = source.length
  }

  get isAtEnd(): boolean {
    return this.#left === 0 && this.#at === this.#end
  }

  async json<Value>(): Promise<Value> {
    return JSON.parse(await this.text()) as Value
  }

  async text(): Promise<string> {
    return this.#tools.decode(await this.numbers(Uint8Array))
  }

  async numbers<Kind extends Numbers>(kind: {
    new (length: number): Kind
    readonly BYTES_PER_ELEMENT: number
  }): Promise<Kind> {
    const length = await this.#begin()
    if (length % kind.BYTES_PER_ELEMENT !== 0) throw new SnapshotRefused('it is damaged')
    const numbers = new kind(length / kind.BYTES_PER_ELEMENT)
    await this.raw(numbers)
    await this.#finish()
    return numbers
  }

  /** Reads a section into pieces that fill it exactly. */
  async into(pieces: Iterable<Numbers>): Promise<void> {
    let left = await this.#begin()
    for (const piece of pieces) {
      left -= piece.byteLength
      if (left < 0) break
      await this.raw(piece)
    }
    if (left !== 0) throw new SnapshotRefused('it is damaged')
    await this.#finish()
  }

  /** Reads what is no section, or a part of one. */
  async raw(numbers: Numbers): Promise<void> {
    let bytes = bytesOf(numbers)
    while (bytes.length > 0) {
      if (this.#at === this.#end) await this.#refill()
      const part = this.#buffer.subarray(this.#at, Math.min(this.#end, this.#at + bytes.length))
      bytes.set(part)
      bytes = bytes.subarray(part.length)
      this.#at += part.length
    }
  }

  async #begin(): Promise<number> {
    this.#unchecked = this.#at
    this.#checksum = 0
    const start = new Uint32Array(2)
    await this.raw(start)
    const [section, length = 0] = start
    if (section !== this.#sections) throw new SnapshotRefused('it is damaged')
    if (length > this.#left + this.#end - this.#at) throw new SnapshotRefused('it is damaged')
    this.#sections += 1
    return length
  }

  async #finish(): Promise<void> {
    this.#check()
    const found = this.#checksum
    const written = new Uint32Array(1)
    await this.raw(written)
    if (written[0] !== found) throw new SnapshotRefused('it is damaged')
  }

  async #refill(): Promise<void> {
    if (this.#left === 0) throw new SnapshotRefused('it is cut short')
    this.#check()
    const length = await (this.#ahead ?? this.#readAhead())
    ;[this.#buffer, this.#spare] = [this.#spare, this.#buffer]
    this.#left -= length
    this.#at = 0
    this.#end = length
    this.#unchecked = 0
    this.#ahead = this.#left > 0 ? this.#readAhead() : undefined
  }

  #readAhead(): Promise<number> {
    const length = Math.min(BUFFER_BYTES, this.#left)
    const ahead = this.#source.read(this.#spare.subarray(0, length)).then(() => length)
    // Whoever stops before this part never asks for it.
    ahead.catch(() => undefined)
    return ahead
  }

  #check() {
    const bytes = this.#buffer.subarray(this.#unchecked, this.#at)
    this.#checksum = this.#tools.checksum(bytes, this.#checksum)
    this.#unchecked = this.#at
  }
}
