import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'

export interface TestDatabase {
  db: Database
  url: string
  drop(): Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    templateDatabase: string
  }
}

/** Databases of this worker whose tests have ended. */
const idle: string[] = []

/** A database of the caller's own, as the migrated template has it: one used before, or a clone. */
export async function createTestDatabase(maxConnections?: number): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl')
  const name = (await takeIdle(adminUrl)) ?? (await cloneTemplate(adminUrl))
  const url = urlOf(adminUrl, name)
  const db = openDatabase(url, maxConnections)
  return {
    db,
    url,
    async drop() {
      await db.$client.end()
      idle.push(name)
    },
  }
}

/** One that could be put back as the template has it; what cannot be goes. */
async function takeIdle(adminUrl: string): Promise<string | undefined> {
  const name = idle.pop()
  if (name === undefined) return undefined
  const [isRestored] = await runAsAdmin(urlOf(adminUrl, name), RESTORE)
  if (isRestored?.['restored'] === true) return name
  await runAsAdmin(adminUrl, `drop database ${name} with (force)`)
  return takeIdle(adminUrl)
}

/** A connection that a test left open would write into the next one's rows. */
const RESTORE = `
  select pristine.restore() as restored from (
    select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()) as ended`

async function cloneTemplate(adminUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = inject('templateDatabase')
  // Copying files costs less than writing each page to the log.
  await runAsAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  return name
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement on a connection of its own; resolves to its rows. */
export async function runAsAdmin(
  url: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}
