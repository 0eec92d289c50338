import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { makeDataDir, removeDataDir } from '../../apps/server/src/testing/data-dir.ts'

/** A PostgreSQL of the run's own, with the memory to hold everything. */
export type SqlServer = {
  readonly client: pg.Client
  /** Files that PostgreSQL can read as well. */
  readonly dir: string
  stop(): Promise<void>
}

/** Nothing here has to outlive the run, so nothing waits for the disk. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '1GB',
  work_mem: '256MB',
  maintenance_work_mem: '512MB',
  effective_cache_size: '4GB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  autovacuum: 'off',
  random_page_cost: '1.0',
  max_parallel_workers_per_gather: '2',
  min_parallel_table_scan_size: '1MB',
  min_parallel_index_scan_size: '512kB',
}

export async function startSqlServer(): Promise<SqlServer> {
  const dir = await makeDataDir()
  const start = () => startEmbeddedPostgres({ dataDir: dir, log: () => undefined })
  try {
    const first = await start()
    const setup = await connect(first.url)
    for (const [name, value] of Object.entries(SETTINGS))
      await setup.query(`alter system set ${name} = '${value}'`)
    await setup.end()
    // Some settings count from the next start only.
    await first.release()
    const server = await start()
    const client = await connect(server.url)
    return {
      client,
      dir,
      async stop() {
        await client.end()
        await server.release()
        await removeDataDir(dir)
      },
    }
  } catch (error) {
    await removeDataDir(dir)
    throw error
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
