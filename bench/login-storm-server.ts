// Started by login-storm.ts: the real server with the sample catalogue, somebody who is signed in
// and many who are about to be.
import { createApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { hashPassword } from '../apps/server/src/features/people/accounts/hash-password.ts'
import { seedSamples } from '../apps/server/src/features/running/samples/seed-samples.ts'
import { aStudent } from '../apps/server/src/testing/factories/student.ts'

const STUDENTS = 100
const PASSWORD = 'otter lamp quiet'

const config = readConfig({ ...process.env, LOG_LEVEL: 'fatal' })
const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
await migrateDatabase(postgres.url)
const db = openDatabase(postgres.url)
await seedSamples(db, systemClock, config)
const app = await createApp({ db, databaseUrl: postgres.url, clock: systemClock, config })
const { token } = await aStudent(app, { answers: { gpa: [3.5], state: ['OH'] } })
const passwordHash = await hashPassword(PASSWORD)
const emails: string[] = []
for (let n = 0; n < STUDENTS; n++) emails.push((await aStudent(app)).email)
await db.$client.query('update users set password_hash = $1 where email = any($2)', [
  passwordHash,
  emails,
])
const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ url, token, emails, password: PASSWORD })}\n`)

process.on('SIGTERM', () => {
  void app.server
    .close()
    .then(() => db.$client.end())
    .then(() => postgres.release())
    .then(() => process.exit(0))
})
