import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { giveTo } from './choose-os-user.ts'
import { SETTINGS_FILE } from './cluster-settings.ts'
import { EmbeddedPostgresError, explainFailure } from './errors.ts'
import { majorVersionOf } from './find-binaries.ts'
import type { Place } from './place-cluster.ts'
import { runProgram } from './run-program.ts'
import { syncDirectory, writeDurably } from './write-durably.ts'

export const SUPERUSER = 'laurel'
const PASSWORD_FILE = 'laurel-password'

/** Makes the cluster when there is none. It appears whole or not at all, whenever the power goes. */
export async function initialiseCluster(place: Place): Promise<{ readonly isNew: boolean }> {
  const version = await readFile(join(place.clusterDir, 'PG_VERSION'), 'utf8').catch(
    () => undefined,
  )
  if (version !== undefined) {
    checkVersion(version.trim(), place)
    return { isNew: false }
  }
  await removeLeftovers(place.home)
  const staging = await mkdtemp(join(place.home, 'new-'))
  try {
    await giveTo(place.user, staging)
    await fillCluster(place, staging)
    await rename(join(staging, 'cluster'), place.clusterDir)
    await syncDirectory(place.home)
  } catch (cause) {
    throw explainFailure('The embedded database could not be made', place.home, cause)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return { isNew: true }
}

export async function readPassword({ clusterDir }: Place): Promise<string> {
  const password = await readFile(join(clusterDir, PASSWORD_FILE), 'utf8').catch(
    (cause: unknown) => {
      throw explainFailure('The password of the embedded database is missing', clusterDir, cause)
    },
  )
  return password.trim()
}

function checkVersion(found: string, { binaries, clusterDir }: Place): void {
  const brought = majorVersionOf(binaries)
  if (found === brought) return
  throw new EmbeddedPostgresError(
    `${clusterDir} was made by PostgreSQL ${found}, and this version brings PostgreSQL ${brought}. Dump it with PostgreSQL ${found} and restore it into an empty DATA_DIR, or set DATABASE_URL to a server that runs it.`,
  )
}

async function fillCluster({ binaries, user }: Place, staging: string): Promise<void> {
  const cluster = join(staging, 'cluster')
  const passwordFile = join(staging, PASSWORD_FILE)
  await writeDurably(passwordFile, `${randomBytes(24).toString('base64url')}\n`)
  await giveTo(user, passwordFile)
  const { succeeded, output } = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${cluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { user, cwd: staging },
  )
  if (!succeeded) throw new Error(output)
  await rename(passwordFile, join(cluster, PASSWORD_FILE))
  await includeSettings(cluster)
  await syncDirectory(cluster)
}

async function includeSettings(cluster: string): Promise<void> {
  const path = join(cluster, 'postgresql.conf')
  await appendFile(path, `\ninclude_if_exists = '${SETTINGS_FILE}'\n`)
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * A start that was killed half-way leaves its staging directory; the lock says that no start uses it
 * now. Its initdb outlives it and may still put files there, until it misses those taken away.
 */
async function removeLeftovers(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith('new-'))
  const whole = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }
  await Promise.all(names.map((name) => rm(join(home, name), whole)))
}
