import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { SnapshotSink, SnapshotSource, SnapshotTools } from '@laurel/matching/match-index'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { nextTurn } from '../../../in-turns.ts'

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]

export const SNAPSHOT_TOOLS: SnapshotTools = {
  checksum: (bytes, before) => crc32(bytes, before),
  encode: (text) => encoder.encode(text),
  decode: (bytes) => decoder.decode(bytes),
}

export interface OpenFile {
  readonly source: SnapshotSource
  close(): Promise<void>
}

/** Opens a snapshot; undefined when there is none. */
export async function openSnapshotFile(path: string): Promise<OpenFile | undefined> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  const length = (await handle.stat()).size
  return {
    source: { length, read: (into) => fill(handle, into) },
    close: () => handle.close(),
  }
}

async function fill(handle: FileHandle, into: Uint8Array): Promise<void> {
  for (let at = 0; at < into.length;) {
    const { bytesRead } = await handle.read(into, at, into.length - at)
    if (bytesRead === 0) throw new Error('The file ends early.')
    at += bytesRead
  }
}

/** A file that is written and not yet in its place. */
export interface FileAside {
  /** Makes it last, then puts it in its place. */
  publish(): Promise<void>
}

/** A part takes more than it is asked for: with this, no turn is longer than 20 ms. */
const TURN_MILLISECONDS = 5

/** Writes a file aside, under a name that no other process uses; nothing of it stays when that fails. */
export async function writeAside(
  path: string,
  signal: AbortSignal | undefined,
  write: (sink: SnapshotSink) => Promise<void>,
): Promise<FileAside> {
  await mkdir(dirname(path), { recursive: true })
  await sweepParts(path)
  const part = `${path}.${randomUUID()}.part`
  const handle = await open(part, 'wx', 0o600)
  const orDrop = async (task: () => Promise<void>) => {
    try {
      await task()
    } catch (error) {
      await handle.close().catch(() => undefined)
      await rm(part, { force: true })
      throw error
    }
  }
  await orDrop(() => write(sinkInto(handle, signal)))
  return {
    publish: () =>
      orDrop(async () => {
        await handle.sync()
        await handle.close()
        await rename(part, path)
      }),
  }
}

function sinkInto(handle: FileHandle, signal: AbortSignal | undefined): SnapshotSink {
  let turnEnds = performance.now() + TURN_MILLISECONDS
  const afterwards = async (turn: Promise<unknown>) => {
    await turn
    signal?.throwIfAborted()
    turnEnds = performance.now() + TURN_MILLISECONDS
  }
  return {
    write: (bytes) => afterwards(handle.writeFile(bytes)),
    async pause() {
      if (performance.now() >= turnEnds) await afterwards(nextTurn())
    },
  }
}

/** Removes what processes that were cut short left behind. */
async function sweepParts(path: string): Promise<void> {
  const dir = dirname(path)
  for (const name of await readdir(dir)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.part')) continue
    const found = await stat(join(dir, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > DAY_MILLISECONDS)
      await rm(join(dir, name), { force: true })
  }
}
