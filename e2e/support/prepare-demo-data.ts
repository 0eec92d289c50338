import { rm } from 'node:fs/promises'
import { DEMO_DATA, makeDataDir } from './data-dir.ts'
import { startServer } from './server.ts'

/** Starts on an empty directory once; each journey goes on from a copy. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir()
  const server = await startServer({}, dataDir)
  await server.stop()
  process.env[DEMO_DATA] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
