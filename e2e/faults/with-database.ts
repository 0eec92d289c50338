import { systemClock } from '../../apps/server/src/clock.ts'
import { openDatabase, type Database } from '../../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { loadAccessTokens } from '../../apps/server/src/http/access-token.ts'

/** The embedded database of a data directory, beside the servers that use it. */
export async function withDatabase<T>(
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

/** What the factories of students and scholarships work with. */
export async function partsOf(db: Database) {
  const matches = { catchUp: async () => undefined }
  return { db, clock: systemClock, matches, tokens: await loadAccessTokens(db, systemClock) }
}

export type Parts = Awaited<ReturnType<typeof partsOf>>
