import { readFile } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { makeDataDir, removeDataDir } from './data-dir.ts'
import { runAsAdmin } from './database.ts'

const TEMPLATE = 'laurel_template'
const PRISTINE = new URL('pristine.sql', import.meta.url)

/** One real PostgreSQL for all tests, with a migrated database to clone. */
export default async function startTestDatabase(
  project: TestProject,
): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await forgoDurability(postgres.url)
  await runAsAdmin(postgres.url, `create database ${TEMPLATE}`)
  const templateUrl = new URL(postgres.url)
  templateUrl.pathname = `/${TEMPLATE}`
  await migrateDatabase(templateUrl.href)
  await runAsAdmin(templateUrl.href, await readFile(PRISTINE, 'utf8'))
  project.provide('adminUrl', postgres.url)
  project.provide('templateDatabase', TEMPLATE)
  return async () => {
    await postgres.release()
    await removeDataDir(dataDir)
  }
}

/**
 * Nothing here outlives the run, so nothing waits for the disk. Nobody tidies up meanwhile: what is
 * written lies in the order in which it was, also in a database that was used before.
 */
async function forgoDurability(url: string): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await runAsAdmin(url, `alter system set ${setting} = off`)
  await runAsAdmin(url, 'select pg_reload_conf()')
}
