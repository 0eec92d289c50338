import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, type Database } from '../../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts'
import { makeDataDir, removeDataDir } from '../../apps/server/src/testing/data-dir.ts'

/** The product's embedded database, which all processes of a run share. */
export interface BenchDatabase {
  readonly url: string
  /** Of this process: the writer's. */
  readonly db: Database
  /** Files that PostgreSQL can read as well. */
  readonly dir: string
  /** A new folder for a process's own files. */
  makeDataDir(name: string): Promise<string>
  stop(): Promise<void>
}

export async function startBenchDatabase(): Promise<BenchDatabase> {
  const dir = await makeDataDir()
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: dir, log: () => undefined })
    await migrateDatabase(postgres.url)
    const db = openDatabase(postgres.url)
    return {
      url: postgres.url,
      db,
      dir,
      async makeDataDir(name) {
        const path = join(dir, `process-${name}`)
        await mkdir(path)
        return path
      },
      async stop() {
        await db.$client.end()
        await postgres.release()
        await removeDataDir(dir)
      },
    }
  } catch (error) {
    await removeDataDir(dir)
    throw error
  }
}
