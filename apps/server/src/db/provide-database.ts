import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'

interface ProvidedDatabase {
  url: string
  /** Lets go of it; the last process using the embedded one stops it. */
  release(): Promise<void>
}

/** The database the settings name, else the embedded one, started or joined. */
export async function provideDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<ProvidedDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, release: async () => undefined }
  return startEmbeddedPostgres({ dataDir, log: (line) => console.error(line) })
}
