import { crc32 } from 'node:zlib'
import { FACTS, type FactDefinition } from '../src/facts.ts'
import { createKernels } from '../src/engine/kernels/create-kernels.ts'
import { openMatchSnapshot, type MatchIndex, type SnapshotTools } from '../src/match-index.ts'

export const TOOLS: SnapshotTools = {
  checksum: (bytes, before) => crc32(bytes, before),
  encode: (text) => new TextEncoder().encode(text),
  decode: (bytes) => new TextDecoder().decode(bytes),
}

/** Writes a snapshot into memory; `meanwhile` happens whenever others have their turn. */
export async function snapshotOf(
  index: MatchIndex,
  stamp: unknown = 'stamp',
  meanwhile: () => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const sink = {
    async write(bytes: Uint8Array) {
      parts.push(bytes.slice())
      meanwhile()
    },
    async pause() {
      meanwhile()
    },
  }
  await index.snapshot(stamp, sink, TOOLS)
  return new Uint8Array(Buffer.concat(parts))
}

/** Opens a snapshot in memory that is read bit by bit. */
export function openBytes(bytes: Uint8Array, facts: readonly FactDefinition[] = FACTS) {
  let at = 0
  const source = {
    length: bytes.length,
    async read(into: Uint8Array) {
      into.set(bytes.subarray(at, at + into.length))
      at += into.length
    },
  }
  return openMatchSnapshot<unknown>(facts, source, TOOLS)
}

export async function restored(
  bytes: Uint8Array,
  kernels: Parameters<Awaited<ReturnType<typeof openBytes>>['restore']>[0] = createKernels(),
): Promise<MatchIndex> {
  return (await openBytes(bytes)).restore(kernels)
}
