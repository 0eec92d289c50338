import pg from 'pg'
import { DatabaseSilent } from './bound-queries.ts'
import { beginWait } from './patience.ts'

/** Lets nobody wait for a connection longer than they can. */
export function boundPool(pool: pg.Pool): void {
  const take = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connect = async (): Promise<pg.PoolClient> => {
    const wait = beginWait()
    const { promise: late, reject } = Promise.withResolvers<never>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new DatabaseSilent())
    }, wait.milliseconds)
    const taking = take()
    taking.then(
      (client) => isLate && client.release(),
      () => undefined,
    )
    try {
      return await Promise.race([taking, late])
    } finally {
      clearTimeout(timer)
      wait.end()
    }
  }
  pool.connect = connect as typeof pool.connect
  // The pool's own tells what became of the connection before what became of the query.
  pool.query = (async (...sent: [string]) => {
    const client = await connect()
    try {
      const result = await client.query(...sent)
      client.release()
      return result
    } catch (error) {
      client.release(!(error instanceof pg.DatabaseError))
      throw error
    }
  }) as typeof pool.query
}
