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

/** A database of the caller's own, cloned from the migrated template in a few milliseconds. */
export async function createTestDatabase(maxConnections?: number): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const adminUrl = inject('adminUrl')
  await runAsAdmin(adminUrl, `create database ${name} template ${inject('templateDatabase')}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const db = openDatabase(url.href, maxConnections)
  return {
    db,
    url: url.href,
    async drop() {
      await db.$client.end()
      await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Runs one statement on a connection of its own. */
export async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
