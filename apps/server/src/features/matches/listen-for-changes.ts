import pg from 'pg'
import { CATALOGUE_CHANNEL } from '../scholarships/record-catalogue-change.ts'

const RETRY_MILLISECONDS = 2000

export interface ChangeListener {
  stop(): Promise<void>
}

/** Calls `wake` at each catalogue change; reconnects for ever, because the poll covers the gap. */
export async function listenForChanges(url: string, wake: () => void): Promise<ChangeListener> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  const reconnect = () => {
    client = undefined
    if (!isStopped) retry = setTimeout(() => void connect().catch(reconnect), RETRY_MILLISECONDS)
  }
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    fresh.on('error', () => undefined)
    fresh.on('end', reconnect)
    fresh.on('notification', wake)
    client = fresh
    await fresh.connect()
    await fresh.query(`listen ${CATALOGUE_CHANNEL}`)
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
