import { FACTS } from '@laurel/matching/facts'
import { fillMatchIndex } from '@laurel/matching/match-index'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import type { Reading } from './catalogue-snapshots.ts'
import { finishInTurns, inTurns } from '../../../in-turns.ts'
import { prepareQueries } from './prepare-queries.ts'
import { readLastSequence, readListings } from './queries.ts'

interface Parts {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
}

/** Rows read at once: so few that reading them in keeps nobody waiting. */
export const BATCH = 500

/** Reads the whole catalogue from the database into an index that is ready for every list. */
export async function readCatalogue({ db, clock, log }: Parts): Promise<Reading> {
  const begun = performance.now()
  const filling = fillMatchIndex(FACTS)
  // Before the rows: a change in between is taken in twice, never missed.
  const sequence = await readLastSequence(db)
  await readListings(db, BATCH, (listings) => inTurns(listings, (listing) => filling.put(listing)))
  const index = await finishInTurns(filling.finishInSteps())
  await prepareQueries(index, clock.now())
  const milliseconds = Math.round(performance.now() - begun)
  log.info({ sequence, milliseconds }, 'the catalogue is read from the database')
  return { index, sequence }
}
