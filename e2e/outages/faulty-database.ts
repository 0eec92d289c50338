import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { readPostmasterFile } from '../../apps/server/src/db/embedded/postmaster-file.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { startFaultyProxy } from '../../apps/server/src/testing/faulty-proxy.ts'
import { copyDemoData } from '../support/data-dir.ts'
import { startServer } from '../support/server.ts'

interface Fault {
  name: string
  begin: () => Promise<void> | void
  end: () => Promise<void> | void
}

/** As a server waits unless it is told otherwise. */
const DATABASE_WAIT_SECONDS = '2'
const SLOW_TABLES = 'users, sessions, applicants, saved_scholarships'

/** A database with all that can go wrong with it, and a server that works on it. */
export async function openFaultyDatabase() {
  const dataDir = await copyDemoData()
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const { hostname, port } = new URL(postgres.url)
  const proxy = await startFaultyProxy({ host: hostname, port: Number(port) })
  const behindProxy = new URL(postgres.url)
  behindProxy.host = `127.0.0.1:${proxy.port}`
  const server = await startServer(
    { DATABASE_URL: behindProxy.href, DATABASE_WAIT_SECONDS },
    dataDir,
  )
  const db = openDatabase(postgres.url, 1)
  const signal = (name: 'SIGSTOP' | 'SIGCONT', pids: readonly number[]) => {
    for (const pid of pids) process.kill(pid, name)
  }
  let stopped: number[] = []
  const faults: Fault[] = [
    {
      name: 'stands still',
      async begin() {
        const { rows } = await db.$client.query<{ pid: number }>('select pid from pg_stat_activity')
        const postmaster = await readPostmasterFile(join(dataDir, 'postgres', 'cluster'))
        // It first, or it would make new processes for new connections.
        stopped = [postmaster?.pid ?? 0, ...rows.map(({ pid }) => pid)].filter((pid) => pid > 0)
        signal('SIGSTOP', stopped)
      },
      end: () => signal('SIGCONT', stopped.splice(0)),
    },
    {
      name: 'is slow',
      async begin() {
        await db.$client.query(`begin; lock table ${SLOW_TABLES} in access exclusive mode`)
      },
      async end() {
        await db.$client.query('rollback')
      },
    },
    { name: 'refuses', begin: () => proxy.cut(), end: () => proxy.restore() },
    { name: 'is gone', begin: () => proxy.freeze(), end: () => proxy.thaw() },
  ]
  return {
    serverUrl: server.url,
    faults,
    async stop() {
      signal('SIGCONT', stopped)
      proxy.restore()
      proxy.thaw()
      await server.stop()
      await db.$client.end()
      await proxy.stop()
      await postgres.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
