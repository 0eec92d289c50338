import { realpath } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { SUPERUSER } from './initialise-cluster.ts'

/** Marks the one connection that each process keeps for as long as it uses the database. */
const APPLICATION_NAME = 'laurel user'
const APPLICATION_DATABASE = 'laurel'
const CONNECT_TIMEOUT_MS = 5_000
const DUPLICATE_DATABASE = '42P04'

export interface Address {
  readonly port: number
  readonly password: string
}

export function urlOf({ port, password }: Address): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${APPLICATION_DATABASE}`
}

/**
 * Registers this process as a user of the database. The kernel closes the connection of a killed
 * process, so the register is never stale. An error says why this cluster does not answer there (yet).
 */
export async function connectUser(address: Address, clusterDir: string): Promise<Client | Error> {
  const client = new Client({
    host: '127.0.0.1',
    port: address.port,
    user: SUPERUSER,
    password: address.password,
    database: 'postgres',
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await requireCluster(client, clusterDir)
    await createDatabase(client)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Only meaningful while the caller holds the lock that users join and leave under. */
export async function isLastUser(client: Client): Promise<boolean> {
  if (await isOnlyUser(client)) return true
  // The connection of a process killed a moment ago may still be listed.
  await pause(200)
  return isOnlyUser(client)
}

async function isOnlyUser(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid() limit 1',
    [APPLICATION_NAME],
  )
  return rowCount === 0
}

/** Another server may have been given the port of a cluster that died. */
async function requireCluster(client: Client, clusterDir: string): Promise<void> {
  const { rows } = await client.query<{ path: string }>(
    "select current_setting('data_directory') as path",
  )
  const served = await realpath(rows[0]?.path ?? '')
  if (served !== (await realpath(clusterDir))) throw new Error(`it serves ${served}`)
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [
    APPLICATION_DATABASE,
  ])
  if (rowCount) return
  await client
    .query(`create database ${APPLICATION_DATABASE}`)
    .catch((error: { code?: string }) => {
      if (error.code !== DUPLICATE_DATABASE) throw error
    })
}
