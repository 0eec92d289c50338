import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where the data of a first start are, for all journeys of one run. */
export const DEMO_DATA = 'E2E_DEMO_DATA'

/** Open to the user PostgreSQL runs as, so that the cluster lives inside and goes with it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'laurel-e2e-'))
  await chmod(dataDir, 0o755)
  return dataDir
}

/** What a first start would make; outside of a run of journeys nothing, so that it is made. */
export async function copyDemoData(): Promise<string> {
  const copy = await makeDataDir()
  const original = process.env[DEMO_DATA]
  // By the tool, which keeps whose the files are.
  if (original !== undefined) await promisify(execFile)('cp', ['-a', `${original}/.`, copy])
  return copy
}
