import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SETTINGS_FILE } from '../../apps/server/src/db/embedded/cluster-settings.ts'
import { makeDataDir, removeDataDir } from '../../apps/server/src/testing/data-dir.ts'
import { DEMO_DATA } from './data-dir.ts'
import { startServer } from './server.ts'

/** Starts on an empty directory once; each journey goes on from a copy. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir()
  const server = await startServer({}, dataDir)
  await server.stop()
  // It names a port, which copies that start at once would all take.
  await rm(join(dataDir, 'postgres', 'cluster', SETTINGS_FILE))
  process.env[DEMO_DATA] = dataDir
  return () => removeDataDir(dataDir)
}
