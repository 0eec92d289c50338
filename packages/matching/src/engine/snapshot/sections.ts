/** Arrays as they lie in memory: a snapshot is read on a computer like the one that wrote it. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array

/** One part of a snapshot. Each piece is copied before the next is asked for. */
export type Section =
  | Numbers
  | { readonly json: unknown }
  | { readonly text: string }
  | { readonly length: number; readonly pieces: Iterable<Numbers> }

/** What the engine cannot do itself. */
export type SnapshotTools = {
  /** A checksum of bytes that continues one of those before; 0 begins. */
  checksum(bytes: Uint8Array, before: number): number
  encode(text: string): Uint8Array
  decode(bytes: Uint8Array): string
}

/** Where a snapshot goes. */
export type SnapshotSink = {
  /** The bytes are used again as soon as this is done. */
  write(bytes: Uint8Array): Promise<void>
  /** Asked after every part: lets others have their turn when it is time. */
  pause(): Promise<void>
}

/** Where a snapshot comes from. */
export type SnapshotSource = {
  /** Of the whole, in bytes. */
  readonly length: number
  /** Fills all of it with what comes next. */
  read(into: Uint8Array): Promise<void>
}

/** Why a snapshot is not used. */
export class SnapshotRefused extends Error {
  override readonly name = 'SnapshotRefused'
}

export const bytesOf = (numbers: Numbers): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** Slots of a set or a map; from() of a typed array takes ten times as long. */
export function slotsIn(slots: Iterable<number>, size: number): Uint32Array {
  const numbers = new Uint32Array(size)
  let at = 0
  for (const slot of slots) {
    numbers[at] = slot
    at += 1
  }
  return numbers
}
