import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new directory for the data of a server that is thrown away. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'laurel-data-'))
  // Started by root, PostgreSQL runs as another user, who has to reach it.
  await chmod(dataDir, 0o755)
  return dataDir
}

/** Removes it with its database, which lives elsewhere, behind a link, where that user cannot reach it. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const home = await realpath(join(dataDir, 'postgres')).catch(() => dataDir)
  for (const path of [home, dataDir]) await rm(path, { recursive: true, force: true })
}
