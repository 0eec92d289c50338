import pg from 'pg'
import { CATALOGUE_CHANNEL } from './record-catalogue-change.ts'

/** One that is not there by then is given up and tried anew. */
const CONNECT_MILLISECONDS = 10_000
const RETRY_MILLISECONDS = 2000

export interface ChangeListener {
  stop(): Promise<void>
}

/** Calls `wake` at each catalogue change; reconnects for ever, because the poll covers the gap. */
export async function listenForChanges(
  url: string,
  wake: () => void,
  retryMilliseconds = RETRY_MILLISECONDS,
): Promise<ChangeListener> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  const retryLater = () => {
    if (!isStopped) retry = setTimeout(() => void connect().catch(retryLater), retryMilliseconds)
  }
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
    })
    fresh.on('error', () => undefined)
    fresh.on('notification', wake)
    client = fresh
    try {
      await fresh.connect()
      await fresh.query(`listen ${CATALOGUE_CHANNEL}`)
    } catch (error) {
      await fresh.end().catch(() => undefined)
      throw error
    }
    // Only now: a connection that fails also ends, and would be tried again twice.
    fresh.on('end', retryLater)
    wake()
  }
  await connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
