import {
  bytesOf,
  type Numbers,
  type Section,
  type SnapshotSink,
  type SnapshotTools,
} from './sections.ts'

/** So much is copied and written at once: little enough for one turn. */
const STAGED_BYTES = 1 << 20

/** Writes sections one after the other: number, length, content, checksum of these three. */
export class SectionWriter {
  readonly #sink: SnapshotSink
  readonly #tools: SnapshotTools
  readonly #staged = new Uint8Array(STAGED_BYTES)
  #length = 0
  /** What is staged from here on is not in the checksum yet. */
  #unchecked = 0
  #checksum = 0
  #sections = 0

  constructor(sink: SnapshotSink, tools: SnapshotTools) {
    this.#sink = sink
    this.#tools = tools
  }

  async write(section: Section): Promise<void> {
    const { length, pieces } = this.#laidOut(section)
    this.#unchecked = this.#length
    this.#checksum = 0
    await this.raw(Uint32Array.of(this.#sections, length))
    let written = 0
    for (const piece of pieces) {
      written += piece.byteLength
      await this.raw(piece)
    }
    if (written !== length) throw new RangeError(`A section of ${length} bytes has ${written}.`)
    this.#check()
    await this.raw(Uint32Array.of(this.#checksum))
    this.#sections += 1
    await this.#sink.pause()
  }

  /** Writes what is no section, or a part of one. */
  async raw(numbers: Numbers): Promise<void> {
    let bytes = bytesOf(numbers)
    while (bytes.length > STAGED_BYTES - this.#length) {
      const part = bytes.subarray(0, STAGED_BYTES - this.#length)
      this.#stage(part)
      bytes = bytes.subarray(part.length)
      await this.flush()
    }
    this.#stage(bytes)
  }

  async flush(): Promise<void> {
    this.#check()
    await this.#sink.write(this.#staged.subarray(0, this.#length))
    this.#length = 0
    this.#unchecked = 0
  }

  #stage(bytes: Uint8Array) {
    this.#staged.set(bytes, this.#length)
    this.#length += bytes.length
  }

  #check() {
    const bytes = this.#staged.subarray(this.#unchecked, this.#length)
    this.#checksum = this.#tools.checksum(bytes, this.#checksum)
    this.#unchecked = this.#length
  }

  #laidOut(section: Section): { length: number; pieces: Iterable<Numbers> } {
    if ('pieces' in section) return section
    const bytes = this.#bytesOf(section)
    return { length: bytes.length, pieces: [bytes] }
  }

  #bytesOf(section: Exclude<Section, { pieces: unknown }>): Uint8Array {
    if ('json' in section) return this.#tools.encode(JSON.stringify(section.json))
    return 'text' in section ? this.#tools.encode(section.text) : bytesOf(section)
  }
}
