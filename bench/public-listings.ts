// npm run bench:public-listings: the page of a listing beside a bare route with the same bytes, and
// a sitemap of N listings (1,000,000) beside a bare scan of the rows it names, interleaved.
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import {
  beginningsFor,
  writeListingSitemap,
} from '../apps/server/src/features/running/public-listings/sitemap.ts'
import { seedSamples } from '../apps/server/src/features/running/samples/seed-samples.ts'
import { makeDataDir, removeDataDir } from '../apps/server/src/testing/data-dir.ts'

const LISTINGS = Number(process.env['N'] ?? 1_000_000)
const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 10

const dataDir = await makeDataDir()
const config = readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' })
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
try {
  await migrateDatabase(postgres.url)
  const db = openDatabase(postgres.url)
  await seedSamples(db, systemClock, config)
  const app = await createApp({ db, databaseUrl: postgres.url, clock: systemClock, config })
  let page = ''
  app.server.get('/bare', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  await measurePage()
  await app.server.close()
  await measureSitemap()
  await db.$client.end()

  async function measurePage(): Promise<void> {
    const list = await app.server.inject('/scholarships')
    const path = /<h3><a href="([^"]+)"/.exec(list.body)?.[1] ?? ''
    const { body } = await app.server.inject(path)
    page = body
    const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
    const urls = [url + path, `${url}/bare`]
    const ratios: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const [real = 0, least = 0] = await inTurn(urls.map((url) => () => requestsPerSecond(url)))
      // The first round warms everything up.
      if (round > 0) ratios.push(real / least)
    }
    console.log(
      `page of ${body.length} bytes: ${median(ratios).toFixed(2)} of bare Fastify (goal 0.5)`,
    )
  }

  /** The whole sitemap, file after file, beside a scan that reads the same columns in that order. */
  async function measureSitemap(): Promise<void> {
    await multiply()
    const beginnings = beginningsFor(LISTINGS)
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const [whole = 0, scan = 0] = await inTurn([
        () =>
          milliseconds(async () => {
            for (const each of beginnings)
              await writeListingSitemap({ db, config, clock: systemClock }, each)
          }),
        () =>
          milliseconds(async () => {
            for (const each of beginnings)
              await db.execute(
                sql`select id, title, updated_at from scholarships where right(id::text, 12) >= ${each} and right(id::text, 12) < ${`${each}g`}`,
              )
          }),
      ])
      ratios.push(whole / scan)
    }
    console.log(
      `sitemap of ${LISTINGS} in ${beginnings.length} files: ${median(ratios).toFixed(2)} × a keyed scan (goal 2)`,
    )
  }

  /** Copies of one sample until there are enough, without what else is kept of each. */
  async function multiply(): Promise<void> {
    // A connection of its own: those of the server give up on a statement that takes minutes.
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(`set session_replication_role = replica; set statement_timeout = 0`)
    const { rows } = await client.query<{ names: string }>(`
      select string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns
      where table_name = 'scholarships' and table_schema = 'public'
        and column_name not in ('id', 'source_key')`)
    const names = rows[0]?.names ?? ''
    await client.query(`
      insert into scholarships (id, source_key, ${names})
      select gen_random_uuid(), 'copy ' || n, ${names}
      from (select * from scholarships where status = 'published' limit 1) as one,
        generate_series(1, ${LISTINGS}) as n`)
    await client.query('vacuum analyze scholarships')
    await client.end()
  }
} finally {
  await postgres.release()
  await removeDataDir(dataDir)
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load.`)
  return result.requests.average
}

async function inTurn(works: readonly (() => Promise<number>)[]): Promise<number[]> {
  const results: number[] = []
  for (const work of works) results.push(await work())
  return results
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
