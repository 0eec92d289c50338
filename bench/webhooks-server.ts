// Started by webhooks.ts: the real server with the built-in sandbox as its provider, and students
// who have each opened a checkout.
import { createApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { readSandboxKey } from '../apps/server/src/integrations/billing/open-billing-provider.ts'
import { aCheckout } from '../apps/server/src/testing/factories/billing.ts'
import { aStudent } from '../apps/server/src/testing/factories/student.ts'

const STUDENTS = Number(process.env['STUDENTS'])

const config = readConfig({ ...process.env, LOG_LEVEL: 'fatal', SEED: 'none' })
const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
await migrateDatabase(postgres.url)
const db = openDatabase(postgres.url)
const app = await createApp({ db, databaseUrl: postgres.url, clock: systemClock, config })
const applicantIds: string[] = []
for (let number = 0; number < STUDENTS; number += 1) {
  const student = await aStudent(app)
  await aCheckout(app, student)
  applicantIds.push(student.applicantId)
}
const key = (await readSandboxKey(db)).toString('base64')
const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ url, key, applicantIds })}\n`)

/** How many were applied, when asked for by a line. */
process.stdin.on('data', () => {
  void db.$client
    .query('select count(*)::int as applied from billing_events where applied_at is not null')
    .then(({ rows }) => process.stdout.write(`${JSON.stringify(rows[0])}\n`))
})

process.on('SIGTERM', () => {
  void app.server
    .close()
    .then(() => db.$client.end())
    .then(() => postgres.release())
    .then(() => process.exit(0))
})
