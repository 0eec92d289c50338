import { FACTS } from '@laurel/matching/facts'
import { createMatchIndex, type MatchIndex } from '@laurel/matching/match-index'
import { asc, gt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { catalogueChanges } from '../../db/schema/scholarships.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { readListings, readListingsById } from './queries.ts'

export interface Matches {
  index: MatchIndex
  state(): { size: number; sequence: number }
  /** Takes in everything committed so far: a writer calls it to see its own write. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

interface Parts {
  db: Database
  clock: Clock
  databaseUrl: string
  log: FastifyBaseLogger
}

/** What another process writes shows in every list within two seconds, even if a wake-up is lost. */
const POLL_MILLISECONDS = 1000
const BATCH = 2000

/** Loads the published catalogue into the match index and keeps it in step with the database. */
export async function followCatalogue({ db, databaseUrl, log }: Parts): Promise<Matches> {
  const index = createMatchIndex(FACTS)
  let sequence = await readLastSequence(db)
  for await (const listings of readListings(db, BATCH)) for (const each of listings) index.put(each)

  const takeIn = async () => {
    for (;;) {
      const changes = await readChanges(db, sequence)
      const last = changes.at(-1)
      if (!last) return
      await applyChanges(
        db,
        index,
        changes.map((change) => change.scholarshipId),
      )
      sequence = last.sequence
      if (changes.length < BATCH) return
    }
  }
  let running: Promise<void> = Promise.resolve()
  const catchUp = () => {
    running = running.catch(() => undefined).then(takeIn)
    return running
  }
  const wake = () => void catchUp().catch((error) => log.warn({ err: error }, 'catalogue not read'))
  const listener = await listenForChanges(databaseUrl, wake)
  const poll = setInterval(wake, POLL_MILLISECONDS)
  return {
    index,
    state: () => ({ size: index.size, sequence }),
    catchUp,
    async stop() {
      clearInterval(poll)
      await listener.stop()
      await running.catch(() => undefined)
    },
  }
}

async function readLastSequence(db: Database): Promise<number> {
  const [row] = await db
    .select({ last: sql<string>`coalesce(max(${catalogueChanges.sequence}), 0)` })
    .from(catalogueChanges)
  return Number(row?.last ?? 0)
}

const readChanges = (db: Database, after: number) =>
  db
    .select()
    .from(catalogueChanges)
    .where(gt(catalogueChanges.sequence, after))
    .orderBy(asc(catalogueChanges.sequence))
    .limit(BATCH)

async function applyChanges(db: Database, index: MatchIndex, ids: string[]): Promise<void> {
  const published = await readListingsById(db, [...new Set(ids)])
  const gone = new Set(ids)
  for (const listing of published) {
    index.put(listing)
    gone.delete(listing.id)
  }
  for (const id of gone) index.remove(id)
}
