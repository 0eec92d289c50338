import type { MatchIndex } from '@laurel/matching/match-index'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../clock.ts'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/database.ts'
import { withoutHurry, withPatienceForEach } from '../../../db/patience.ts'
import type { Metrics } from '../../../http/metrics.ts'
import type { CatalogueSnapshots, Reading } from './catalogue-snapshots.ts'
import { collectGarbage } from './collect-garbage.ts'
import { inTurns } from '../../../in-turns.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { prepareQueries } from './prepare-queries.ts'
import { readChanges, readListingsById } from './queries.ts'
import { BATCH, readCatalogue } from './read-catalogue.ts'
import { timeQueries } from './time-queries.ts'

export interface Matches {
  /** Ask for it anew each time: it is another one after the catalogue was read from the start. */
  readonly index: MatchIndex
  /** Waits, in turns with others, for what queries at this instant would otherwise make at once. */
  readyAt(now: Date): Promise<void>
  state(): { size: number; sequence: number; readAt: Date }
  /** Takes in everything committed so far: a writer calls it to see its own write. */
  catchUp(): Promise<void>
  /** Writes a snapshot; changes wait meanwhile. */
  save(): Promise<void>
  stop(): Promise<void>
}

interface Parts {
  db: Database
  /** Tells when the catalogue was read last. */
  clock: Clock
  metrics: Pick<Metrics, 'matching'>
  databaseUrl: string
  config: Pick<Config, 'databaseWaitMilliseconds'>
  log: FastifyBaseLogger
  snapshots: CatalogueSnapshots
}

/** What another process writes shows in every list within two seconds, even if a wake-up is lost. */
const POLL_MILLISECONDS = 1000

/** What fewer scholarships leave behind is collected in no time. */
const MANY = 10_000

const SAVE_MILLISECONDS = 3_600_000
/** Who stops a process waits no longer than this for a snapshot. */
const PATIENCE_MILLISECONDS = 2000

/** Loads the published catalogue into the match index and keeps it in step with the database. */
export async function followCatalogue(parts: Parts): Promise<Matches> {
  const { db, clock, metrics, databaseUrl, log, snapshots } = parts
  const restored = await snapshots.read()
  let reading = restored ?? (await readCatalogue(parts))
  timeQueries(reading.index, metrics.matching)
  const prepare = oneAtATime(() => prepareQueries(reading.index, clock.now()))
  await prepare()
  // Nobody is served yet, and a million rows leave much behind.
  if (!restored && reading.index.size > MANY) collectGarbage()
  let readAt = clock.now()
  let isSaveDue = false
  let saving = { published: Promise.resolve() }
  const readOn = oneAtATime(() =>
    withPatienceForEach(parts.config.databaseWaitMilliseconds, readChangesOn),
  )
  const readChangesOn = async () => {
    if (!(await takeIn(db, reading))) {
      log.warn({ sequence: reading.sequence }, 'changes were forgotten: the catalogue is read anew')
      reading = await withoutHurry(() => readCatalogue(parts))
      timeQueries(reading.index, metrics.matching)
    }
    readAt = clock.now()
    if (!isSaveDue) return
    isSaveDue = false
    saving = await snapshots.write(reading)
  }
  let latest: Promise<void> = Promise.resolve()
  const catchUp = () => {
    latest = readOn()
    return latest
  }
  const wake = () => {
    void catchUp().catch((error) => log.warn({ err: error }, 'catalogue not read'))
    void prepare().catch((error) => log.warn({ err: error }, 'queries not prepared'))
  }
  const save = async () => {
    isSaveDue = true
    await catchUp()
    await saving.published
  }
  await catchUp()
  const listener = await listenForChanges(databaseUrl, wake)
  const poll = setInterval(wake, POLL_MILLISECONDS)
  const saves = setInterval(
    () => void save().catch((error) => log.warn({ err: error }, 'catalogue not saved')),
    SAVE_MILLISECONDS,
  )
  return {
    get index() {
      return reading.index
    },
    async readyAt(now) {
      if (!reading.index.isReadyAt(now.getTime())) await prepare()
    },
    state: () => ({ size: reading.index.size, sequence: reading.sequence, readAt }),
    catchUp,
    save,
    async stop() {
      clearInterval(poll)
      clearInterval(saves)
      await listener.stop()
      await latest.catch(() => undefined)
      await saving.published
      const { published } = await snapshots.write(
        reading,
        AbortSignal.timeout(PATIENCE_MILLISECONDS),
      )
      await published
    },
  }
}

/** Takes in what was committed since; false when a part of that is forgotten already. */
async function takeIn(db: Database, reading: Reading): Promise<boolean> {
  for (;;) {
    const changes = await readChanges(db, reading.sequence, BATCH)
    if (!changes) return false
    const last = changes.at(-1)
    if (!last) return true
    await applyChanges(
      db,
      reading.index,
      changes.map((change) => change.scholarshipId),
    )
    reading.sequence = last.sequence
    if (changes.length < BATCH) return true
  }
}

async function applyChanges(db: Database, index: MatchIndex, ids: string[]): Promise<void> {
  const published = await readListingsById(db, [...new Set(ids)])
  const gone = new Set(ids)
  await inTurns(published, (listing) => {
    index.put(listing)
    gone.delete(listing.id)
  })
  await inTurns(gone, (id) => index.remove(id))
}
