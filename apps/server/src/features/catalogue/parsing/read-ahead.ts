import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { openThreads, ThreadStopped, type Threads } from '../../../threads.ts'
import type { FileRow } from './files/file-row.ts'
import type { ImportContext, RefusedRow } from './parsed-row.ts'
import { type ReadTexts, type RowWithTexts, readRow, withRow } from './read-further.ts'
import type { RowsToRead } from './read-worker.ts'

export type ReadingThreads = Threads<RowsToRead, ReadTexts[]>

/** A file of so many rows is read here, row by row: threads take longer to start than that. */
const SHORT_FILE_ROWS = 250
/** What a thread reads at once, whichever comes first: much of it would take long to hand over. */
const CHUNK_ROWS = 50
const CHUNK_CHARACTERS = 500_000
/** More than is stored at once, so that nobody who reads waits for the database. */
const CHUNKS_AHEAD = 6

/** Reading in threads of their own, as many as are given. */
export const openReadingThreads = (atOnce: number): ReadingThreads =>
  openThreads(new URL('./read-worker.ts', import.meta.url), {
    atOnce,
    // Each reads only so far ahead.
    waiting: Infinity,
    waitingOfOne: Infinity,
    milliseconds: 30_000,
    heapMegabytes: 512,
  })

/** One core stays for everybody else. */
const THREADS = openReadingThreads(Math.max(1, availableParallelism() - 1))

/** Why a row is set aside that no thread came to an end with. */
export const TOO_MUCH = 'Something in this row is too much to be read.'

/** A row of a file, and what was read of it or why it cannot enter. */
export interface RowRead {
  line: number
  row?: unknown
  read: RowWithTexts | RefusedRow
}

interface Reading {
  context: Omit<ImportContext, 'read'>
  threads?: ReadingThreads | undefined
  /** Whether nobody takes any more rows. */
  isStopped?: (() => boolean) | undefined
}

/**
 * Reads the rows of a file by the rules, and gives them in their order, also those before a place where
 * the file itself cannot be read. Of a long file rows are read in threads while the ones before them are
 * stored.
 */
export async function* readAhead(
  entries: AsyncIterable<FileRow>,
  { context, threads = THREADS, isStopped = () => false }: Reading,
): AsyncGenerator<RowRead> {
  const left = new AbortController()
  // Files take turns.
  const aside = { context, owner: randomUUID(), threads, isStopped, signal: left.signal }
  const ahead: Promise<RowRead[]>[] = []
  const file = upToFault(entries)
  try {
    for await (const { chunk, isAll } of chunksOf(file.entries)) {
      if (isAll) {
        yield* readHere(chunk, context)
        break
      }
      const reading = readAside(chunk, aside)
      // Whoever takes it hears of it as well; nobody may come so far.
      reading.catch(() => undefined)
      ahead.push(reading)
      if (ahead.length > CHUNKS_AHEAD) yield* (await ahead.shift()) ?? []
    }
    for (const reading of ahead) yield* await reading
    file.throwFault()
  } finally {
    left.abort()
  }
}

/** The rows of a file up to where it cannot be read any further; what happened there is told later. */
function upToFault(entries: AsyncIterable<FileRow>) {
  let fault: { error: unknown } | undefined
  return {
    entries: (async function* () {
      try {
        yield* entries
      } catch (error) {
        fault = { error }
      }
    })(),
    throwFault() {
      if (fault) throw fault.error
    },
  }
}

interface Chunk {
  chunk: FileRow[]
  isAll: boolean
}

/** A short file whole; a long one in parts. */
async function* chunksOf(entries: AsyncIterable<FileRow>): AsyncGenerator<Chunk> {
  let chunk: FileRow[] = []
  let characters = 0
  function* take(entry: FileRow): Generator<Chunk> {
    chunk.push(entry)
    characters += JSON.stringify(entry).length
    if (chunk.length < CHUNK_ROWS && characters < CHUNK_CHARACTERS) return
    yield { chunk, isAll: false }
    chunk = []
    characters = 0
  }
  let first: FileRow[] | null = []
  for await (const entry of entries) {
    if (!first) {
      yield* take(entry)
      continue
    }
    first.push(entry)
    if (first.length <= SHORT_FILE_ROWS) continue
    for (const each of first) yield* take(each)
    first = null
  }
  if (first) yield { chunk: first, isAll: true }
  else if (chunk.length > 0) yield { chunk, isAll: false }
}

/** As they are asked for, so that others have their turn in between. */
function* readHere(entries: readonly FileRow[], context: ImportContext): Generator<RowRead> {
  for (const entry of entries)
    yield 'problem' in entry ? refuse(entry) : { ...entry, read: readRow(entry.row, context) }
}

const refuse = ({ problem, ...entry }: FileRow & { problem: string }): RowRead => ({
  ...entry,
  read: { quarantine: problem },
})

interface Aside extends Pick<Reading, 'context'> {
  threads: ReadingThreads
  isStopped: () => boolean
  owner: string
  signal: AbortSignal
}

async function readAside(entries: readonly FileRow[], aside: Aside): Promise<RowRead[]> {
  const rows = entries.flatMap((entry) => ('problem' in entry ? [] : [entry.row]))
  const reads = (await askFor(rows, aside)).values()
  return entries.map((entry) => {
    if ('problem' in entry) return refuse(entry)
    const read = reads.next().value ?? { quarantine: TOO_MUCH }
    return { ...entry, read: withRow(entry.row, read) }
  })
}

/** Where some are too much for a thread, each is tried alone: only the ones at fault are set aside. */
async function askFor(rows: readonly unknown[], aside: Aside): Promise<ReadTexts[]> {
  const { context, owner, threads, isStopped, signal } = aside
  try {
    return await threads.ask({ rows, context }, owner, signal)
  } catch (error) {
    if (!(error instanceof ThreadStopped)) throw error
    if (rows.length === 1) return [{ quarantine: TOO_MUCH }]
    const reads: ReadTexts[] = []
    for (const row of rows) {
      // Nobody takes the others.
      if (isStopped()) break
      reads.push(...(await askFor([row], aside)))
    }
    return reads
  }
}
