import { createHash } from 'node:crypto'
import { lstat, mkdir, mkdtemp, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseOsUser, giveTo } from './choose-os-user.ts'
import type { OsUser } from './os-user.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { EmbeddedPostgresError, explainFailure } from './errors.ts'
import type { Binaries } from './find-binaries.ts'
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts'
import { canRun, provideBinaries } from './provide-binaries.ts'
import { runProgram } from './run-program.ts'

/** Where clusters live when the user PostgreSQL runs as cannot reach DATA_DIR, as below a 0700 home. */
const SYSTEM_HOMES = '/var/lib/laurel'

export interface Place {
  readonly clusterDir: string
  /** Holds the cluster and, where needed, a copy of the binaries. */
  readonly home: string
  readonly user: OsUser | undefined
  readonly binaries: Binaries
}

/** Decides, once for each DATA_DIR, where its cluster lives, and as whom and with what it runs. */
export async function placeCluster(
  dataDir: string,
  installed: Binaries,
  log: EmbeddedLog,
): Promise<Place> {
  const home = (await findHome(dataDir)) ?? (await makeHome(dataDir, installed, log))
  const clusterDir = join(home, 'cluster')
  const user = await chooseOsUser(clusterDir)
  if (user && !(await canEnter(home, user)))
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and the user with id ${user.uid} that it runs as cannot reach ${home}. Open the directories above it to that user, or point DATA_DIR elsewhere.`,
    )
  return { clusterDir, home, user, binaries: await provideBinaries(installed, home, user) }
}

async function findHome(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, 'postgres')
  const found = await lstat(path).catch(() => undefined)
  if (!found) return undefined
  const home = await realpath(path).catch(() => undefined)
  if (!home)
    throw new EmbeddedPostgresError(
      `${path} leads to a database that is not there. Put it back, or remove that link to start with an empty one.`,
    )
  const user = await chooseOsUser(join(home, 'cluster'))
  if (!user || (await canEnter(home, user)) || (await exists(join(home, 'cluster')))) return home
  await rm(path, { recursive: true })
  return undefined
}

async function makeHome(dataDir: string, installed: Binaries, log: EmbeddedLog): Promise<string> {
  const near = join(dataDir, 'postgres')
  const user = await chooseOsUser(join(near, 'cluster'))
  if (!user || ((await canEnter(dataDir, user)) && (await canRun(installed, user)))) {
    await makePrivate(near, user)
    return near
  }
  const far = join(SYSTEM_HOMES, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  await makeFar(far, user, log).catch((cause: unknown) => {
    throw explainFailure(`PostgreSQL's user cannot reach ${dataDir}`, far, cause)
  })
  await symlink(far, near)
  log(`The embedded database lives in ${far}, which PostgreSQL's user can reach.`)
  return realpath(far)
}

async function makeFar(far: string, user: OsUser, log: EmbeddedLog): Promise<void> {
  await mkdir(SYSTEM_HOMES, { recursive: true, mode: 0o755 })
  await setAside(far, log)
  await makePrivate(far, user)
}

async function makePrivate(home: string, user: OsUser | undefined): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  await giveTo(user, home)
}

/** Without its link, a cluster there belonged to a DATA_DIR that was removed: a new one starts empty. */
async function setAside(home: string, log: EmbeddedLog): Promise<void> {
  if (!(await exists(home))) return
  const clusterDir = join(home, 'cluster')
  const postmaster = await readPostmasterFile(clusterDir)
  // SIGINT asks a postmaster for a fast, clean shutdown.
  if (postmaster && (await isPostmasterOf(clusterDir, postmaster.pid)))
    process.kill(postmaster.pid, 'SIGINT')
  const aside = await mkdtemp(`${home}.left-`)
  await rename(home, aside)
  log(`A database left behind by a removed DATA_DIR is kept in ${aside}.`)
}

async function canEnter(dir: string, user: OsUser): Promise<boolean> {
  const { succeeded } = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], { user })
  return succeeded
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
