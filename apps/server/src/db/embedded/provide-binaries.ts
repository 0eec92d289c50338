import { chmod, cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { OsUser } from './os-user.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { binariesIn, makeLibraryLinks, type Binaries } from './find-binaries.ts'
import { runProgram } from './run-program.ts'

/** The installed binaries where the user can run them, else a copy of them beside the cluster. */
export async function provideBinaries(
  installed: Binaries,
  home: string,
  user: OsUser | undefined,
): Promise<Binaries> {
  if (await canRun(installed, user)) return installed
  const copy = binariesIn(join(home, `postgresql-${installed.version}`), installed.version)
  if (await canRun(copy, user)) return copy
  await copyBinaries(installed, copy, home)
  if (await canRun(copy, user)) return copy
  throw new EmbeddedPostgresError(
    'The embedded PostgreSQL does not run on this system; on Linux it needs glibc. Set DATABASE_URL to a PostgreSQL of your own, version 15 or later.',
  )
}

export async function canRun(binaries: Binaries, user: OsUser | undefined): Promise<boolean> {
  return runProgram(binaries.postgres, ['--version'], { user }).then(
    ({ succeeded }) => succeeded,
    () => false,
  )
}

async function copyBinaries(installed: Binaries, copy: Binaries, home: string): Promise<void> {
  const staging = await mkdtemp(join(home, 'new-'))
  await cp(installed.root, staging, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig',
  })
  await makeLibraryLinks({ ...installed, root: staging })
  await chmod(staging, 0o755)
  await rm(copy.root, { recursive: true, force: true })
  await rename(staging, copy.root)
}
