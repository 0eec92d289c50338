import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import type { App } from '../app-context.ts'
import { readConfig } from '../config.ts'
import type { OnceWait } from '../http/once-wait.ts'
import { testClock, type TestClock } from './clock.ts'
import { createTestDatabase } from './database.ts'

export interface TestApp extends App {
  clock: TestClock
  databaseUrl: string
  close(): Promise<void>
}

/** A key sent again looks often for the call that holds it, and gives up only when that one hangs. */
const PATIENT_ONCE_WAIT: OnceWait = { tries: 12_000, milliseconds: 10 }

/** The whole server on a database of its own, with a clock that stands still. */
export async function createTestApp(
  env: Record<string, string> = {},
  logStream?: { write(line: string): void },
  maxConnections?: number,
): Promise<TestApp> {
  const database = await createTestDatabase(maxConnections)
  const dataDir = await mkdtemp(join(tmpdir(), 'laurel-app-'))
  const clock = testClock()
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SEED: 'none',
    BILLING_PROVIDER: 'sandbox',
    // However busy the machine that runs the tests is.
    DATABASE_WAIT_SECONDS: '60',
    ...env,
  })
  const app = await createApp({
    db: database.db,
    databaseUrl: database.url,
    clock,
    config,
    checksAnswers: true,
    isPatient: true,
    ...(logStream && { logStream }),
  })
  await app.server.ready()
  return Object.assign(app, {
    clock,
    onceWait: PATIENT_ONCE_WAIT,
    databaseUrl: database.url,
    async close() {
      await app.server.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  })
}

/** Another process on the database of the first, save for what `parts` say. */
export async function anotherServer(
  { db, databaseUrl, clock, config }: TestApp,
  parts: Partial<Parameters<typeof createApp>[0]> = {},
): Promise<App> {
  const shared = { db, databaseUrl, clock, config }
  const app = await createApp({ ...shared, isPatient: true, ...parts })
  await app.server.ready()
  return Object.assign(app, { onceWait: PATIENT_ONCE_WAIT })
}
