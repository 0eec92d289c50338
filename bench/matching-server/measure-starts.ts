import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Size } from '../matching/generate-listing.ts'
import type { BenchDatabase } from './bench-database.ts'
import { MAIN, startServer, type ServerProcess } from './server-process.ts'
import { writeChanges, writeMarker } from './write-changes.ts'

export interface Start {
  name: string
  /** From the start of the process until it was ready. */
  milliseconds: number
  cpuMilliseconds: number
  /** What the program says the reading took. */
  readingMilliseconds: number | undefined
  residentBytes: number
  mostResidentBytes: number
  heapBytes: number
  externalBytes: number
}

export interface Starts {
  empty: Start
  built: Start
  restored: Start[]
  replayed: Start
  changesReplayed: number
  snapshotBytes: number
  /** How long the process took to stop, which writes the snapshot. */
  stopMilliseconds: number
}

const RESTARTS = 5
const READ_FROM_DATABASE = 'the catalogue is read from the database'
const READ_FROM_SNAPSHOT = 'the catalogue is read from its snapshot'
const SNAPSHOT = 'match-index.snapshot'

const startOf = (name: string, server: ServerProcess): Start => ({
  name,
  ...server.start,
  readingMilliseconds: server.logged(READ_FROM_DATABASE) ?? server.logged(READ_FROM_SNAPSHOT),
})

/** The start of the program beside a database without scholarships. */
export async function measureEmptyStart(database: BenchDatabase): Promise<Start> {
  const env = { DATABASE_URL: database.url, DATA_DIR: await database.makeDataDir('empty') }
  // The first one loads what is built in.
  await (await startServer(MAIN, env)).stop()
  const server = await startServer(MAIN, env)
  await server.stop()
  return startOf('nothing to read', server)
}

/** Starts from the database, from the snapshot, and from one that is behind; returns where it lies. */
export async function measureStarts(
  database: BenchDatabase,
  size: Size,
  empty: Start,
  changesReplayed: number,
): Promise<Starts & { dataDir: string }> {
  const dataDir = await database.makeDataDir('starts')
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir }
  // A catalogue that nobody ever changed has no snapshot.
  await writeMarker(database.db, 'The first change')
  const first = await startServer(MAIN, env)
  const built = startOf('from the database', first)
  const stopMilliseconds = await first.stop()
  const snapshotBytes = (await stat(join(dataDir, SNAPSHOT))).size
  const restored: Start[] = []
  for (let turn = 0; turn < RESTARTS; turn++) {
    const server = await startServer(MAIN, env)
    restored.push(startOf('from the snapshot', server))
    await server.stop()
  }
  await writeChanges(database.db, size, { from: 0, count: changesReplayed })
  const behind = await startServer(MAIN, env)
  const replayed = startOf(`from the snapshot, ${changesReplayed} changes behind`, behind)
  await behind.stop()
  return {
    empty,
    built,
    restored,
    replayed,
    changesReplayed,
    snapshotBytes,
    stopMilliseconds,
    dataDir,
  }
}

/** A process beside another starts from the other's snapshot. */
export async function copyDataDir(
  database: BenchDatabase,
  from: string,
  name: string,
): Promise<string> {
  const dataDir = await database.makeDataDir(name)
  await cp(join(from, SNAPSHOT), join(dataDir, SNAPSHOT))
  return dataDir
}
