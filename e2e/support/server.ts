import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDatabase, type Database } from '../../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { removeDataDir } from '../../apps/server/src/testing/data-dir.ts'
import { copyDemoData } from './data-dir.ts'
import { findFreePort } from './find-free-port.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
/** The demo accounts have this password. */
const DEFAULTS = {
  LOG_LEVEL: 'warn',
  DEMO_PASSWORD: 'laurel-demo-1',
  // However busy the machine that runs them is.
  DATABASE_WAIT_SECONDS: '30',
  OVERLOAD_SECONDS: '30',
}

export interface RunningServer {
  url: string
  dataDir: string
  process: ChildProcess
  /** Its database, which is joined as another process would once it is asked for. */
  database(): Promise<Database>
  /** Ends it as a crash does; what it leaves is removed when it is stopped. */
  kill(): Promise<void>
  /** Lets it drain, then removes its data. */
  stop(): Promise<void>
}

/** Starts the real server as its own process, on a free port unless one is given, and waits until it is ready. */
export async function startServer(
  env: Record<string, string> = {},
  dataDir?: string,
): Promise<RunningServer> {
  const ownDataDir = dataDir ?? (await copyDemoData())
  const port = env['PORT'] ?? String(await findFreePort())
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...DEFAULTS, PORT: port, DATA_DIR: ownDataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilReady(child)
  let joined: ReturnType<typeof joinDatabase> | undefined
  return {
    url: `http://localhost:${port}`,
    dataDir: ownDataDir,
    process: child,
    database: async () => (await (joined ??= joinDatabase(ownDataDir))).db,
    async kill() {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    },
    async stop() {
      await (await joined)?.leave()
      if (child.exitCode === null && child.signalCode === null) {
        const closed = once(child, 'close')
        child.kill('SIGTERM')
        await closed
      }
      if (dataDir === undefined) await removeDataDir(ownDataDir)
    },
  }
}

/** It says so; what it said before is told when it ends instead. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(' is ready at ')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('close', () => reject(new Error(`The server did not start:\n${output}`)))
  })
}

async function joinDatabase(dataDir: string) {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const db = openDatabase(database.url, 1)
  return {
    db,
    async leave() {
      await db.$client.end()
      await database.release()
    },
  }
}
