import pg from 'pg'
import { beginWait } from './patience.ts'

/** The database did not answer as long as whoever asked could wait. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database did not answer in time.')
  }
}

/** The connection was lost before the answer to what may have been written. */
export class OutcomeUnknown extends Error {
  readonly code = 'ETIMEDOUT'
  constructor(cause: Error) {
    super('Whether this was written is not known.', { cause })
  }
}

/** Whether something may have been written, though this failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof OutcomeUnknown) return true
  return false
}

/** What writes nothing for good, whether it is answered or not. */
const HARMLESS = /^\s*(?:select|begin|rollback|set|listen|fetch|declare|savepoint|release)\b/i
const BEGIN = /^\s*begin\b/i
const COMMIT = /^\s*commit\b/i
const END = /^\s*(?:commit|rollback(?!\s+to))\b/i

type Query = (...sent: unknown[]) => Promise<unknown>

/**
 * Ends a connection on which the database is silent for longer than whoever asks can wait: what it
 * was asked is then undone, unless it was the commit. A timer of our own, because a database that
 * stands still keeps none.
 */
export function boundQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  let isInTransaction = false
  let lost: Error | undefined
  const explain = (error: Error, text: string): Error => {
    if (error instanceof pg.DatabaseError) return error
    const isDecisive = isInTransaction ? COMMIT.test(text) : !HARMLESS.test(text)
    // Drizzle rolls back what failed, which fails as well: the first reason is the one that counts.
    lost ??= isDecisive ? new OutcomeUnknown(error) : error
    return lost
  }
  const bounded: Query = (...sent) => {
    const text = textOf(sent[0])
    const wait = beginWait()
    const timer = setTimeout(
      () => client.connection.stream.destroy(new DatabaseSilent()),
      wait.milliseconds,
    )
    const settle = (error?: Error) => {
      clearTimeout(timer)
      wait.end()
      const explained = error && explain(error, text)
      if (END.test(text)) isInTransaction = false
      return explained
    }
    if (BEGIN.test(text)) isInTransaction = true
    return query(...sent).then(
      (result) => {
        settle()
        return result
      },
      (error: Error) => {
        throw settle(error) ?? error
      },
    )
  }
  client.query = bounded as typeof client.query
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''
}
