import { once } from 'node:events'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/clock.ts'
import { openDatabase, type Database } from '../../apps/server/src/db/database.ts'
import { readPostmasterFile } from '../../apps/server/src/db/embedded/postmaster-file.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts'
import { asks, someScholarships } from '../../apps/server/src/testing/factories/scholarship.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { checkLedger } from './check-ledger.ts'
import { checkRows } from './check-rows.ts'
import type { Ledger } from './ledger.ts'
import { workUntilKilled, type Target } from './work-as-student.ts'

const CLIENTS = 4
const SCHOLARSHIPS = 8
const SHORTEST_LIFE_MILLISECONDS = 100
const LONGEST_LIFE_MILLISECONDS = 1500
/** In this share of the rounds the database is killed too. */
const DATABASE_KILLS = 0.3
const ENV = { SEED: 'none', LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1,::1' }

export interface KillReport {
  rounds: number
  databaseKills: number
  students: number
  acknowledged: { accounts: number; texts: number; submissions: number; files: number }
}

/**
 * Starts the real server, lets students work, kills it without warning and starts it again, as
 * often as asked. Throws when something that was acknowledged is gone, half-written or doubled.
 */
export async function killRounds(
  rounds: number,
  note: (line: string) => void = () => undefined,
): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'laurel-faults-'))
  // Started by root, PostgreSQL runs as another user, who has to reach it.
  await chmod(dataDir, 0o755)
  const everyLedger: Ledger[] = []
  let latest: Ledger[] = []
  let databaseKills = 0
  let server: RunningServer | undefined
  try {
    const targets = await prepareCatalogue(dataDir)
    for (let round = 1; round <= rounds; round++) {
      server = await startServer(ENV, dataDir)
      await check(server, dataDir, latest, everyLedger)
      const atWork = await work(server, targets)
      const alsoDatabase = Math.random() < DATABASE_KILLS
      if (alsoDatabase) databaseKills += 1
      await kill(server, alsoDatabase ? dataDir : undefined)
      await atWork.done
      latest = atWork.ledgers
      everyLedger.push(...latest)
      note(`round ${round} of ${rounds}: nothing lost; ${latest.length} students at work, killed`)
    }
    server = await startServer(ENV, dataDir)
    await check(server, dataDir, latest, everyLedger)
    for (const ledger of everyLedger) await checkLedger(server.url, ledger, { logsInAgain: true })
  } finally {
    if (server && server.process.exitCode === null) await kill(server)
    // The last one to leave stops the database.
    await withDatabase(dataDir, async () => undefined)
    await remove(dataDir)
  }
  return { rounds, databaseKills, ...sumUp(everyLedger) }
}

/** The cluster may live elsewhere, behind a link. */
async function remove(dataDir: string): Promise<void> {
  const home = await realpath(join(dataDir, 'postgres')).catch(() => dataDir)
  for (const path of [home, dataDir]) await rm(path, { recursive: true, force: true })
}

async function prepareCatalogue(dataDir: string): Promise<Target[]> {
  return withDatabase(dataDir, async (db, url) => {
    await migrateDatabase(url)
    const matches = { catchUp: async () => undefined }
    const stored = await someScholarships(
      { db, clock: systemClock, matches },
      Array.from({ length: SCHOLARSHIPS }, () => ({
        requirements: [
          asks('text'),
          asks('file', { isOptional: true, limits: { fileType: ['.txt'] } }),
        ],
      })),
    )
    return stored.flatMap(({ id, asks: [requirementId, fileRequirementId] }) =>
      requirementId && fileRequirementId
        ? [{ scholarshipId: id, requirementId, fileRequirementId }]
        : [],
    )
  })
}

async function withDatabase<T>(
  dataDir: string,
  use: (db: Database, url: string) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const db = openDatabase(postgres.url)
  try {
    return await use(db, postgres.url)
  } finally {
    await db.$client.end()
    await postgres.release()
  }
}

/** The students of the last round by what they are served, those of all rounds by their rows. */
async function check(
  { url }: RunningServer,
  dataDir: string,
  latest: readonly Ledger[],
  everyLedger: readonly Ledger[],
): Promise<void> {
  for (const ledger of latest) await checkLedger(url, ledger)
  await withDatabase(dataDir, (db) => checkRows(db.$client, textsOf(everyLedger)))
}

interface AtWork {
  ledgers: Ledger[]
  /** Resolves once every client has noticed that the server is gone. */
  done: Promise<unknown>
}

async function work(server: RunningServer, targets: readonly Target[]): Promise<AtWork> {
  const ledgers: Ledger[] = []
  const clients = Array.from({ length: CLIENTS }, () =>
    workUntilKilled({
      baseUrl: server.url,
      targets,
      random: Math.random,
      open: (ledger) => ledgers.push(ledger),
    }),
  )
  const done = Promise.all(clients)
  const span = LONGEST_LIFE_MILLISECONDS - SHORTEST_LIFE_MILLISECONDS
  await Promise.race([pause(SHORTEST_LIFE_MILLISECONDS + Math.random() * span), done])
  return { ledgers, done }
}

/** Without warning; with a data directory its database too. */
async function kill({ process: child }: RunningServer, databaseOf?: string): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  if (databaseOf !== undefined) {
    const postmaster = await readPostmasterFile(join(databaseOf, 'postgres', 'cluster'))
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  }
  await gone
}

const textsOf = (ledgers: readonly Ledger[]): string[] =>
  ledgers.flatMap(({ applications }) =>
    [...applications.values()].flatMap(({ acknowledged }) => acknowledged),
  )

function sumUp(ledgers: readonly Ledger[]): Pick<KillReport, 'students' | 'acknowledged'> {
  const applications = ledgers.flatMap((ledger) => [...ledger.applications.values()])
  return {
    students: ledgers.length,
    acknowledged: {
      accounts: ledgers.filter(({ token }) => token !== undefined).length,
      texts: textsOf(ledgers).length,
      submissions: applications.filter(({ submit }) => submit?.acknowledged).length,
      files: ledgers.reduce((sum, { uploads }) => sum + uploads.length, 0),
    },
  }
}
