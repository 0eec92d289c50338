import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { makeDataDir } from '../../apps/server/src/testing/data-dir.ts'

/** Where the data of a first start are, for all journeys of one run. */
export const DEMO_DATA = 'E2E_DEMO_DATA'

/** What a first start would make; outside of a run of journeys nothing, so that it is made. */
export async function copyDemoData(): Promise<string> {
  const copy = await makeDataDir()
  const original = process.env[DEMO_DATA]
  // By the tool, which keeps whose the files are.
  if (original !== undefined) await promisify(execFile)('cp', ['-a', `${original}/.`, copy])
  return copy
}
