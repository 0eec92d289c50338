import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { copyDemoData } from './data-dir.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
/** Journeys log the demo accounts in with this password. */
const DEFAULTS = {
  LOG_LEVEL: 'warn',
  DEMO_PASSWORD: 'laurel-demo-1',
  // However busy the machine that runs them is.
  DATABASE_WAIT_SECONDS: '30',
}
const START_TRIES = 600
const TRY_MILLISECONDS = 100

export interface RunningServer {
  url: string
  dataDir: string
  process: ChildProcess
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
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const url = `http://localhost:${port}`
  await waitUntilReady(url, child, () => output)
  return {
    url,
    dataDir: ownDataDir,
    process: child,
    async stop() {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      if (dataDir === undefined) await rm(ownDataDir, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries++) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`)
    const ready = await fetch(`${url}/api/v1/health/ready`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, TRY_MILLISECONDS))
  }
  throw new Error(`The server was not ready in time:\n${output()}`)
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
