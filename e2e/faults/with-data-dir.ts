import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabase } from './with-database.ts'

/** Makes a data directory for servers, and removes it with its database once they are gone. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'laurel-faults-'))
  // Started by root, PostgreSQL runs as another user, who has to reach it.
  await chmod(dataDir, 0o755)
  try {
    return await use(dataDir)
  } finally {
    // The last one to leave stops the database.
    await withDatabase(dataDir, async () => undefined)
    await remove(dataDir)
  }
}

/** The cluster may live elsewhere, behind a link. */
async function remove(dataDir: string): Promise<void> {
  const home = await realpath(join(dataDir, 'postgres')).catch(() => dataDir)
  for (const path of [home, dataDir]) await rm(path, { recursive: true, force: true })
}
