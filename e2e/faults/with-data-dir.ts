import { makeDataDir, removeDataDir } from '../../apps/server/src/testing/data-dir.ts'
import { withDatabase } from './with-database.ts'

/** Makes a data directory for servers, and removes it with its database once they are gone. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await makeDataDir()
  try {
    return await use(dataDir)
  } finally {
    // The last one to leave stops the database.
    await withDatabase(dataDir, async () => undefined)
    await removeDataDir(dataDir)
  }
}
