import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number all of Laurel's processes agree on. */
const MIGRATION_LOCK = 7_262_115

/**
 * Brings the schema up to date. One process at a time: the lock belongs to the connection, so a
 * killed migration frees it, and each migration is one transaction, so it can be run again.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    await client.end()
  }
}
