import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/db/database.ts'
import { transact } from '../../apps/server/src/db/transact.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { checkBulk } from './check-bulk.ts'
import { checkFiles } from './check-files.ts'
import { checkKept } from './check-kept.ts'
import { checkLedger } from './check-ledger.ts'
import { checkRows } from './check-rows.ts'
import { countActs, countBulk, emptyReport, sumUp, type KillReport } from './kill-report.ts'
import { killServer } from './kill-server.ts'
import type { BulkLedger, Ledger } from './ledger.ts'
import { prepareCatalogue, type Catalogue } from './prepare-catalogue.ts'
import { withDataDir } from './with-data-dir.ts'
import { partsOf, withDatabase } from './with-database.ts'
import { workUntilKilled } from './work-as-student.ts'
import { applyToMany, prepareBulk } from './work-as-subscriber.ts'

/** Processes on one database, each killed at a moment of its own. */
const SERVERS = 2
/** Students at work at each server. */
const CLIENTS = 2
/** A server lives until its students were told so many things: more time where the machine is slow. */
const MOST_ACTS = 50
const LONGEST_LIFE_MILLISECONDS = 20_000
/** Between two looks, so that no moment of an act is left out. */
const LOOK_MILLISECONDS = 20
/** In this share of the rounds the database is killed too. */
const DATABASE_KILLS = 0.3
/** So many accounts are signed in to again at the end; the rows of all are looked at. */
const LATE_LOGINS = 60
const ENV = {
  SEED: 'none',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  BILLING_PROVIDER: 'sandbox',
}

interface Asked {
  kills: number
  /** Stops there, whatever is done. */
  endsAt?: number
}

interface Scene {
  dataDir: string
  catalogue: Catalogue
  ledgers: Ledger[]
  report: KillReport
}

/** What was under way when the servers of a round were killed. */
interface Latest {
  ledgers: Ledger[]
  bulks: BulkLedger[]
}

/**
 * Starts the real servers, lets students work, kills them without warning and starts them again, as
 * often as asked. Throws when something that was acknowledged is gone, half-written or doubled.
 */
export async function killRounds(
  { kills, endsAt = Infinity }: Asked,
  note: (line: string) => void = () => undefined,
): Promise<KillReport> {
  return withDataDir(async (dataDir) => {
    const catalogue = await prepareCatalogue(dataDir)
    const scene: Scene = { dataDir, catalogue, ledgers: [], report: emptyReport() }
    const { report } = scene
    let latest: Latest = { ledgers: [], bulks: [] }
    while (report.kills < kills && performance.now() < endsAt) {
      latest = await playRound(scene, latest)
      note(`kills: ${report.kills} of ${kills}, nothing lost; ${latest.ledgers.length} students`)
    }
    report.isComplete = report.kills >= kills
    await withServers(dataDir, 1, async ([server]) => {
      if (server) await checkAll(scene, server, latest)
    })
    return { ...report, ...sumUp(scene.ledgers) }
  })
}

/** Checks what the last kills left, works on, and kills. */
async function playRound(scene: Scene, before: Latest): Promise<Latest> {
  const { dataDir, catalogue, ledgers, report } = scene
  return withServers(dataDir, SERVERS, async (servers) => {
    const [first] = servers
    if (first) await check(scene, first, before)
    const bulks = await withDatabase(dataDir, async (db) => {
      const parts = await partsOf(db)
      return Promise.all(servers.map(() => prepareBulk(parts, catalogue.plain)))
    })
    const latest: Latest = { ledgers: [], bulks }
    const alsoDatabase = Math.random() < DATABASE_KILLS
    if (alsoDatabase) report.databaseKills += 1
    await Promise.all(
      servers.map((server, n) =>
        workAndKill(scene, server, latest, { n, alsoDatabase: alsoDatabase && n === 0 }),
      ),
    )
    report.kills += servers.length
    ledgers.push(...latest.ledgers)
    return latest
  })
}

async function workAndKill(
  { dataDir, catalogue: { targets } }: Scene,
  server: RunningServer,
  { ledgers, bulks }: Latest,
  { n, alsoDatabase }: { n: number; alsoDatabase: boolean },
): Promise<void> {
  const { url: baseUrl } = server
  const mine: Ledger[] = []
  const bulk = bulks[n]
  const open = (ledger: Ledger) => {
    mine.push(ledger)
    ledgers.push(ledger)
  }
  const atWork = Promise.all([
    ...Array.from({ length: CLIENTS }, () =>
      workUntilKilled({ baseUrl, targets, random: Math.random, open }),
    ),
    bulk && applyToMany(baseUrl, bulk),
  ])
  await Promise.race([liveOn(mine), atWork])
  await killServer(server, alsoDatabase ? dataDir : undefined)
  // Every client notices that the server is gone.
  await atWork
}

/** Until a random moment of the students' work. */
async function liveOn(ledgers: readonly Ledger[]): Promise<void> {
  const last = Math.random() * MOST_ACTS
  const endsAt = performance.now() + LONGEST_LIFE_MILLISECONDS
  while (countActs(ledgers) < last && performance.now() < endsAt)
    await pause(Math.random() * LOOK_MILLISECONDS)
}

async function withServers<T>(
  dataDir: string,
  number: number,
  use: (servers: RunningServer[]) => Promise<T>,
): Promise<T> {
  const started = await Promise.allSettled(
    Array.from({ length: number }, () => startServer(ENV, dataDir)),
  )
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  try {
    for (const each of started) if (each.status === 'rejected') throw each.reason
    return await use(servers)
  } finally {
    for (const server of servers) await killServer(server)
  }
}

/** The students of the last round by what they are served, those of all rounds by their rows. */
async function check(
  { dataDir, ledgers, report }: Scene,
  { url }: RunningServer,
  latest: Latest,
): Promise<void> {
  for (const ledger of latest.ledgers) await checkLedger(url, ledger)
  await withDatabase(dataDir, async (db) => {
    const pool = db.$client
    const ends = await Promise.all(latest.bulks.map((ledger) => checkBulk(url, pool, ledger)))
    latest.bulks.forEach((ledger, n) => countBulk(report, ledger, ends[n]))
    await checkRows(pool)
    await checkKept(pool, ledgers)
    await forgetSubscribers(db, latest.bulks)
  })
}

/**
 * Their hundreds of applications each were found whole; without them the next check is quick. The
 * servers are at work on them meanwhile, so it is a write like theirs.
 */
async function forgetSubscribers(db: Database, bulks: readonly BulkLedger[]): Promise<void> {
  const emails = sql.param(bulks.map(({ email }) => email))
  await transact(db, async (tx) => {
    await tx.execute(sql`delete from users where email = any(${emails}::text[])`)
    await tx.execute(sql`delete from outbox_emails where recipient = any(${emails}::text[])`)
  })
}

/** As after each round, and then the files, and students of every round who come back later. */
async function checkAll(scene: Scene, server: RunningServer, latest: Latest): Promise<void> {
  const { dataDir, ledgers, report } = scene
  await check(scene, server, latest)
  const step = Math.max(1, Math.floor(ledgers.length / LATE_LOGINS))
  for (let n = 0; n < ledgers.length; n += step) {
    const ledger = ledgers[n]
    if (ledger) await checkLedger(server.url, ledger, { logsInAgain: true })
  }
  report.files = await withDatabase(dataDir, (db) => checkFiles(db, dataDir))
}
