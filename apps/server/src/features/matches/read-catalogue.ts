import { FACTS } from '@laurel/matching/facts'
import { fillMatchIndex, type MatchIndex } from '@laurel/matching/match-index'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock.ts'
import { dayIn, DEFAULT_TIME_ZONE } from '../../days.ts'
import type { Database } from '../../db/database.ts'
import type { Reading } from './catalogue-snapshots.ts'
import { finishInTurns, inTurns } from './in-turns.ts'
import { readLastSequence, readListings } from './queries.ts'

interface Parts {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
}

/** Rows read at once: so few that reading them in keeps nobody waiting. */
export const BATCH = 500
const ORDERS = ['createdAt', 'deadline', 'amount', 'effort', 'match'] as const

/** Reads the whole catalogue from the database into an index that is ready for every list. */
export async function readCatalogue({ db, clock, log }: Parts): Promise<Reading> {
  const begun = performance.now()
  const filling = fillMatchIndex(FACTS)
  // Before the rows: a change in between is taken in twice, never missed.
  const sequence = await readLastSequence(db)
  await readListings(db, BATCH, (listings) => inTurns(listings, (listing) => filling.put(listing)))
  const index = await finishInTurns(filling.finishInSteps())
  await inTurns(ORDERS, (by) => askFirst(index, by, clock.now()))
  const milliseconds = Math.round(performance.now() - begun)
  log.info({ sequence, milliseconds }, 'the catalogue is read from the database')
  return { index, sequence }
}

/** Whoever asks first has everything put in order: better now, while nobody waits. */
function askFirst(index: MatchIndex, by: (typeof ORDERS)[number], now: Date): void {
  const query = {
    answers: {},
    nowMs: now.getTime(),
    today: dayIn(DEFAULT_TIME_ZONE, now),
    excluded: new Set<string>(),
    filters: {},
    order: { by, direction: 'DESC' },
  } as const
  index.query(query).page(0, 1)
}
