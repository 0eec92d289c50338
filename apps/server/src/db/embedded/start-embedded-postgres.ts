import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { urlOf } from './connect-user.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { explainFailure } from './errors.ts'
import { findBinaries } from './find-binaries.ts'
import { initialiseCluster, readPassword } from './initialise-cluster.ts'
import { keepMembership, type Membership } from './keep-membership.ts'
import { placeCluster } from './place-cluster.ts'
import { startOrAdopt } from './start-or-adopt.ts'
import { withLock } from './with-lock.ts'

export interface EmbeddedPostgres {
  /** Of the application's database, as its owner. */
  readonly url: string
  /** Leaves the database; the last process on the DATA_DIR to leave stops it. Safe to repeat. */
  release(): Promise<void>
}

/**
 * A PostgreSQL of this product's own below DATA_DIR: made on first use, started when nobody runs it,
 * else shared with the processes that do. Rejects with an EmbeddedPostgresError that says what to do.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  readonly dataDir: string
  readonly log: EmbeddedLog
}): Promise<EmbeddedPostgres> {
  try {
    const root = await makeDataDir(dataDir)
    const lockFile = join(root, 'postgres.lock')
    const enter = () => withLock(lockFile, () => enterCluster(root, log))
    const membership = await enter()
    const release = keepMembership({ membership, enter, lockFile, log })
    return { url: urlOf(membership.address), release }
  } catch (cause) {
    throw explainFailure('The embedded database is not available', dataDir, cause)
  }
}

async function makeDataDir(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  return realpath(dataDir)
}

async function enterCluster(dataDir: string, log: EmbeddedLog): Promise<Membership> {
  const place = await placeCluster(dataDir, await findBinaries(), log)
  const { isNew } = await initialiseCluster(place)
  const running = await startOrAdopt(place, await readPassword(place))
  const port = `on port ${running.address.port}`
  if (isNew) log(`Made an embedded database in ${place.home}, ${port}.`)
  else log(`${running.isAdopted ? 'Joined' : 'Started'} the embedded database ${port}.`)
  return { ...running, place }
}
