import { FACTS } from '@laurel/matching/facts'
import { finish } from '@laurel/matching/finish'
import type { Listing } from '@laurel/matching/listing'
import { fillMatchIndex, type MatchIndex } from '@laurel/matching/match-index'
import { listingsOf, type Size } from './generate-listing.ts'
import { createSqlCatalogue, type SqlCatalogue } from './sql-catalogue.ts'
import type { SqlServer } from './sql-server.ts'
import { noteSeen, type Seen } from './subjects.ts'

/** The same catalogue on both sides. */
export type Both = {
  readonly index: MatchIndex
  readonly sql: SqlCatalogue
  readonly seen: Seen
  /** Spent in the index alone, without making or reading the scholarships. */
  readonly fillSeconds: number
  readonly conditionsPerListing: number
}

const BATCH = 2000

export async function fillBoth(server: SqlServer, size: Size): Promise<Both> {
  const sql = await createSqlCatalogue(server)
  const filling = fillMatchIndex(FACTS)
  const seen: Seen = { asking: [], any: [] }
  let [fillMilliseconds, conditions] = [0, 0]
  let batch: Listing[] = []
  const take = async () => {
    const from = performance.now()
    for (const listing of batch) filling.put(listing)
    fillMilliseconds += performance.now() - from
    for (const listing of batch) {
      noteSeen(seen, listing)
      sql.add(listing)
      conditions += listing.criteria.all.length
    }
    batch = []
    await sql.keepPace()
  }
  for (const listing of listingsOf(size)) if (batch.push(listing) === BATCH) await take()
  await take()
  const from = performance.now()
  const index = finish(filling.finishInSteps())
  fillMilliseconds += performance.now() - from
  return {
    index,
    sql: await sql.finish(),
    seen,
    fillSeconds: fillMilliseconds / 1000,
    conditionsPerListing: conditions / size.count,
  }
}
