import { raceSubmissions, type Post } from '../../apps/server/src/testing/race-submissions.ts'
import { asks, someScholarships } from '../../apps/server/src/testing/factories/scholarship.ts'
import { startServer } from '../support/server.ts'
import { checkRows } from './check-rows.ts'
import { call } from './client.ts'
import { withDataDir } from './with-data-dir.ts'
import { partsOf, withDatabase, type Parts } from './with-database.ts'
import { raceBulks } from './races/race-bulks.ts'
import { raceAutosaves, raceDiscards, raceTabs } from './races/race-drafts.ts'
import { raceStages } from './races/race-stages.ts'
import { times, type Race, type Racing } from './races/race.ts'

const SERVERS = 2
const ASKING = 8
const PLAIN = 60
const ENV = { SEED: 'none', LOG_LEVEL: 'error' }

const RACES: Record<string, Race> = {
  clicks: raceClicks,
  autosaves: raceAutosaves,
  tabs: raceTabs,
  discards: raceDiscards,
  stages: raceStages,
  bulks: raceBulks,
}

interface RaceReport {
  attempts: number
  /** Races of each kind. */
  races: Record<string, number>
  isComplete: boolean
}

interface Asked {
  /** At least so many races of each kind, */
  rounds?: number
  /** and at least so many calls in all. */
  attempts?: number
  /** Stops there, whatever is done. */
  endsAt?: number
}

/**
 * Races every kind of write over two real servers on one PostgreSQL, each kind in turn. Throws at
 * the first race that sends an application twice or not at all, or tells somebody otherwise.
 */
export async function raceRounds(
  { rounds = 1, attempts = 0, endsAt = Infinity }: Asked,
  note: (line: string) => void = () => undefined,
): Promise<RaceReport> {
  const report: RaceReport = { attempts: 0, races: {}, isComplete: false }
  const isDone = (round: number) => round > rounds && report.attempts >= attempts
  await withRacing(async (racing) => {
    for (let round = 1; !isDone(round); round++) {
      if (performance.now() >= endsAt) return
      for (const [kind, race] of Object.entries(RACES)) {
        report.attempts += await race(racing)
        report.races[kind] = (report.races[kind] ?? 0) + 1
      }
      if (round % 10 === 0) note(`races: ${report.attempts} attempts, each sent once`)
    }
    report.isComplete = true
    await checkRows(racing.parts.db.$client)
  })
  return report
}

async function withRacing(use: (racing: Racing) => Promise<void>): Promise<void> {
  await withDataDir(async (dataDir) => {
    const servers = await Promise.all(times(SERVERS, () => startServer(ENV, dataDir)))
    try {
      await withDatabase(dataDir, async (db) => {
        const parts = await partsOf(db)
        const urls = servers.map(({ url }) => url)
        await use({ parts, urls, ...(await prepareScholarships(parts)) })
      })
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
}

async function prepareScholarships(parts: Parts): Promise<Pick<Racing, 'asking' | 'plain'>> {
  const asking = await someScholarships(
    parts,
    times(ASKING, () => ({ requirements: [asks('text')] })),
  )
  const plain = await someScholarships(
    parts,
    times(PLAIN, () => ({})),
  )
  return {
    asking: asking.flatMap(({ id, asks: [requirementId] }) =>
      requirementId === undefined ? [] : [{ id, requirementId }],
    ),
    plain: plain.map(({ id }) => id),
  }
}

/** Clicks, retries under one key, bulk applications and the chat, all at the same time. */
async function raceClicks({ parts, urls }: Racing): Promise<number> {
  const posts = urls.map((url): Post => async (path, token, key, payload) => {
    const body = payload && { body: JSON.stringify(payload) }
    return call(url, `/api/v1${path}`, { method: 'POST', token, key, ...body })
  })
  const { attempts } = await raceSubmissions(parts, posts, { rounds: 1, atOnce: 20 })
  return attempts
}
