// Started by submissions.ts: the real server with students who are signed in and scholarships that
// ask one question.
import { createApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { asks, someScholarships } from '../apps/server/src/testing/factories/scholarship.ts'
import { aStudent } from '../apps/server/src/testing/factories/student.ts'

const STUDENTS = 200
const SCHOLARSHIPS = 500

const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
await migrateDatabase(postgres.url)
const db = openDatabase(postgres.url)
const app = await createApp({ db, databaseUrl: postgres.url, clock: systemClock, config })
const scholarships = await someScholarships(
  app,
  Array.from({ length: SCHOLARSHIPS }, () => ({
    criteria: [{ fact: 'gpa', gte: 2 }],
    requirements: [asks('text')],
  })),
)
const students: { token: string; applicantId: string }[] = []
for (let n = 0; n < STUDENTS; n++) {
  const { token, applicantId } = await aStudent(app, { answers: { gpa: [3.5], state: ['OH'] } })
  students.push({ token, applicantId })
}
const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
const ready = {
  url,
  databaseUrl: postgres.url,
  students,
  scholarships: scholarships.map(({ id, asks: [requirementId] }) => ({ id, requirementId })),
}
process.stdout.write(`${JSON.stringify(ready)}\n`)

process.on('SIGTERM', () => {
  void app.server
    .close()
    .then(() => db.$client.end())
    .then(() => postgres.release())
    .then(() => process.exit(0))
})
