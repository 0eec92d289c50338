import type { Size } from '../matching/generate-listing.ts'
import type { BenchDatabase } from './bench-database.ts'
import { ALL, LIST, waitUntilInStep, type Reader } from './readers.ts'
import type { ServerProcess } from './server-process.ts'
import { writeChanges, writeMarker } from './write-changes.ts'

export interface Lag {
  /** From the commit until a server's list began with what was committed, in milliseconds. */
  quiet: number[]
  stormy: number[]
  changes: number
  stormSeconds: number
  /** Lists that were read meanwhile. */
  reads: number
}

interface Parts {
  database: BenchDatabase
  size: Size
  servers: readonly ServerProcess[]
  readers: readonly Reader[]
}

const QUIET_SAMPLES = 100
/** A change is written this long after the one before has shown everywhere, at most. */
const PAUSE_MILLISECONDS = 20
const NEWEST = `${LIST}?offset=0&limit=1&order=DESC&orderBy=createdAt&${ALL}`
const PAGE = `${LIST}?offset=0&limit=15&order=DESC&orderBy=deadline&${ALL}`

type Page = { scholarshiplists: { title: string }[] }

/** `from` and `changes` say which scholarships the storm changes. */
export async function measureLag(
  parts: Parts,
  { from, changes }: { from: number; changes: number },
): Promise<Lag> {
  const { database, size, servers } = parts
  await Promise.all(servers.map(waitUntilInStep))
  const quiet: number[] = []
  for (let n = 0; n < QUIET_SAMPLES; n++) quiet.push(...(await lagOf(parts, `Quiet ${n}`)))
  const storm = { isOver: false }
  const begun = performance.now()
  const writing = writeChanges(database.db, size, { from, count: changes }).finally(() => {
    storm.isOver = true
  })
  const stormy: number[] = []
  const marking = async () => {
    for (let n = 0; !storm.isOver; n++) stormy.push(...(await lagOf(parts, `Stormy ${n}`)))
  }
  const reads = await Promise.all([
    ...servers.map((server, n) => readUntil(storm, server, parts.readers.slice(n * 5 + 1))),
    writing.then(() => 0),
    marking().then(() => 0),
  ])
  const stormSeconds = (performance.now() - begun) / 1000
  await Promise.all(servers.map(waitUntilInStep))
  return { quiet, stormy, changes, stormSeconds, reads: reads.reduce((sum, one) => sum + one, 0) }
}

/** Writes a scholarship and asks every server until it shows. */
async function lagOf({ database, servers, readers }: Parts, title: string): Promise<number[]> {
  const [reader] = readers
  if (!reader) throw new Error('Nobody reads.')
  await writeMarker(database.db, title)
  const committed = performance.now()
  const lags = await Promise.all(
    servers.map(async (server) => {
      for (;;) {
        const { scholarshiplists } = await reader.get<Page>(server, NEWEST)
        if (scholarshiplists[0]?.title === title) return performance.now() - committed
      }
    }),
  )
  await new Promise((go) => setTimeout(go, Math.random() * PAUSE_MILLISECONDS))
  return lags
}

async function readUntil(
  storm: { isOver: boolean },
  server: ServerProcess,
  readers: readonly Reader[],
): Promise<number> {
  let reads = 0
  while (!storm.isOver) {
    await readers[reads % readers.length]?.get(server, PAGE)
    reads += 1
  }
  return reads
}
