/** A reason the embedded database cannot run that the person who started the server can act on. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

const INSTEAD = 'or set DATABASE_URL to a PostgreSQL of your own'

/** Turns what the file system or a PostgreSQL program said into a message that names the way out. */
export function explainFailure(action: string, place: string, cause: unknown): Error {
  if (cause instanceof EmbeddedPostgresError) return cause
  const said = cause instanceof Error ? cause.message : String(cause).trim()
  return new EmbeddedPostgresError(`${action}: ${adviceFor(said, place)}\n${said}`, { cause })
}

function adviceFor(said: string, place: string): string {
  if (/ENOSPC|EDQUOT|No space left on device|Check free disk space|Disk quota exceeded/i.test(said))
    return `the disk that holds ${place} is full. Free some space, or point DATA_DIR at another disk.`
  if (
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system|Operation not permitted/i.test(said)
  )
    return `${place} is not writable. Make it writable, point DATA_DIR elsewhere, ${INSTEAD}.`
  if (/ENOTDIR|EEXIST|Not a directory/i.test(said))
    return `${place} is not a directory. Point DATA_DIR at a directory.`
  return `the embedded PostgreSQL in ${place} failed. See the lines below, ${INSTEAD}.`
}
