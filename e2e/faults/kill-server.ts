import { once } from 'node:events'
import { join } from 'node:path'
import { readPostmasterFile } from '../../apps/server/src/db/embedded/postmaster-file.ts'
import type { RunningServer } from '../support/server.ts'

/** Kills a server without warning, where it still runs; with a data directory its database too. */
export async function killServer(
  { process: child }: RunningServer,
  databaseOf?: string,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  if (databaseOf !== undefined) {
    const postmaster = await readPostmasterFile(join(databaseOf, 'postgres', 'cluster'))
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  }
  await gone
}
