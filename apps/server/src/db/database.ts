import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { boundPool } from './bound-pool.ts'
import { boundQueries } from './bound-queries.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** For reads and writes that may stand alone or inside a transaction. */
export type Queryable = NodePgDatabase | Transaction

/** Opens a pool; the caller ends it with `database.$client.end()`. */
export function openDatabase(url: string, maxConnections = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // For jobs, and as long as one that leads nowhere keeps its place: calls wait less, by `boundPool`.
    connectionTimeoutMillis: 10_000,
    // A query that runs longer than the client waits only holds a connection.
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  boundPool(pool)
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // One lost between two queries of a transaction is told by the next query; it, too, would end the process.
    client.on('error', () => undefined)
    boundQueries(client)
    releaseUnbegun(client)
  })
  return drizzle(pool)
}

/**
 * Drizzle gives a connection back only when its transaction has begun: one that is lost right
 * before would be missing from the pool for ever.
 */
function releaseUnbegun(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown
  const watched = (...sent: unknown[]): unknown => {
    const [asked] = sent
    const answer = query(...sent)
    const isBegin =
      typeof asked === 'object' &&
      asked !== null &&
      'text' in asked &&
      String(asked.text).startsWith('begin')
    if (isBegin && answer instanceof Promise) answer.catch(() => client.release(true))
    return answer
  }
  client.query = watched as typeof client.query
}

/** The SQLSTATE of a failed query, wherever the driver put it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return undefined
}

export const UNIQUE_VIOLATION = '23505'
