import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './errors.ts'

const SQLITE_BUSY = 5
const PAUSE_MS = 25
const PATIENCE_MS = 180_000

/**
 * Runs the work while no other process or task holds the lock on this file. SQLite is the one part of
 * Node that takes kernel file locks, which vanish with a killed process and so can never be stale.
 */
export async function withLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    await takeLock(lock, lockFile)
    return await work()
  } finally {
    lock.close()
  }
}

async function takeLock(lock: DatabaseSync, lockFile: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS
  while (!isTaken(lock)) {
    if (performance.now() > giveUpAt)
      throw new EmbeddedPostgresError(
        `Another process has been holding ${lockFile} for ${PATIENCE_MS / 1000} s. Is a server on the same DATA_DIR stuck?`,
      )
    await pause(PAUSE_MS)
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}
