import { setTimeout as sleep } from 'node:timers/promises'
import { sqlStateOf, type Database, type Transaction } from './database.ts'

/** How often a transaction is begun before whoever asked is told to try again. */
const TRIES = 4
/** The longest pause before the second try; it doubles with each further one. */
const PAUSE_MILLISECONDS = 20

/** Another transaction was in the way (serialisation failure, deadlock): nothing was written. */
const IN_THE_WAY: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])

/**
 * Runs a write in a transaction and begins it again where another was in its way. `write` may
 * therefore run more than once: it does nothing but read and write through its transaction. After a
 * commit whose outcome is not known it is not begun again.
 */
export async function transact<Result>(
  db: Pick<Database, 'transaction'>,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db.transaction(write)
    } catch (error) {
      if (attempt === TRIES || !IN_THE_WAY.has(sqlStateOf(error))) throw error
      await sleep(Math.random() * PAUSE_MILLISECONDS * 2 ** (attempt - 1))
    }
}
