import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { join } from 'node:path'
import type { Queryable } from '../../../db/database.ts'

/**
 * Says from where a snapshot comes: which database at which migration, read by which program. Any
 * other program text may read criteria otherwise, so the text itself is part of it.
 */
export async function snapshotOrigin(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ database: string; migration: string }>(sql`
    select oid::text || ' ' || datname as database,
      (select hash from drizzle.__drizzle_migrations order by created_at desc limit 1) as migration
    from pg_database where datname = current_database()`)
  program ??= programTexts().then(hashOf)
  return hashOf([JSON.stringify(rows), await program])
}

/** Read once: a process stays the program that it was started as. */
let program: Promise<string> | undefined

async function programTexts(): Promise<Buffer[]> {
  const engine = fileURLToPath(new URL('.', import.meta.resolve('@laurel/matching/match-index')))
  const names = await readdir(engine, { recursive: true })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const own = fileURLToPath(new URL('queries.ts', import.meta.url))
  return Promise.all(
    [...sources.map((name) => join(engine, name)), own].map((path) => readFile(path)),
  )
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex')
}
