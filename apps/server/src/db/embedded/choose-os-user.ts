import { chown, stat } from 'node:fs/promises'
import { EmbeddedPostgresError } from './errors.ts'
import type { OsUser } from './os-user.ts'
import { runProgram } from './run-program.ts'

/**
 * Undefined means the server's own account. As root it is the owner of an existing cluster, for
 * PostgreSQL insists on that, else `postgres`, else `nobody`; no account is ever created.
 */
export async function chooseOsUser(clusterDir: string): Promise<OsUser | undefined> {
  const ownUid = process.getuid?.()
  const owner = await ownerOf(clusterDir)
  if (ownUid !== 0) {
    if (owner && ownUid !== undefined && owner.uid !== ownUid)
      throw new EmbeddedPostgresError(
        `${clusterDir} belongs to the user with id ${owner.uid}. Start the server as that user, or point DATA_DIR elsewhere.`,
      )
    return undefined
  }
  if (owner && owner.uid !== 0) return owner
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'))
  if (user) return user
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and this system has neither a user postgres nor nobody. Start the server as another user, or set DATABASE_URL.',
  )
}

/** Gives a path that root has made to the user PostgreSQL runs as. */
export async function giveTo(user: OsUser | undefined, path: string): Promise<void> {
  if (user) await chown(path, user.uid >>> 0, user.gid >>> 0)
}

async function ownerOf(path: string): Promise<OsUser | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && { uid: found.uid | 0, gid: found.gid | 0 }
}

async function lookUp(name: string): Promise<OsUser | undefined> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => numericId(flag, name)))
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

async function numericId(flag: string, name: string): Promise<number | undefined> {
  const { succeeded, output } = await runProgram('id', [flag, name], { user: undefined })
  // Some systems give nobody the id 4294967294, which spawn takes as -2.
  return succeeded ? Number(output.trim()) | 0 : undefined
}
