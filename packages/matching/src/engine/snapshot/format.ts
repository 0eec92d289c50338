import type { FactDefinition } from '../../facts.ts'
import { BLOCK_SIZE, ROW_BYTES } from '../kernels.ts'
import { LAST } from '../leaf-lists.ts'
import type { SnapshotTools } from './sections.ts'

/** Grows whenever what a snapshot holds, or how, is another. */
const FORMAT = 7

/** How every snapshot begins: "laurel", the order of bytes and the format. */
export const prelude = (): Uint32Array => Uint32Array.of(0x7561_616c, 0x006c_6572, FORMAT)

/** How every snapshot ends. */
export const END = 0x0064_6e65

/** What a snapshot is of. `stamp` is the caller's. */
export type SnapshotHeader<Stamp> = {
  /** What its bits depend on besides the catalogue. */
  readonly ground: number
  readonly listings: number
  readonly stamp: Stamp
}

/** A checksum of the fact list and of the constants that rows and lists are laid out by. */
export function groundOf(facts: readonly FactDefinition[], tools: SnapshotTools): number {
  const ground = JSON.stringify([facts, BLOCK_SIZE, ROW_BYTES, LAST])
  return tools.checksum(tools.encode(ground), 0)
}
