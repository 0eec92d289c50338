// Started by matching-call.ts: the real server with a generated catalogue of as many scholarships as
// its argument says, and beside each call that is measured two routes that show its least cost.
import { createApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { aStudent } from '../apps/server/src/testing/factories/student.ts'
import { addLowerBounds, type Answers } from './lower-bounds.ts'
import { profileAt } from './matching/generate-profile.ts'
import { storeCatalogue } from './matching/store-catalogue.ts'

const SEED = 1
const LIST = '/api/v1/scholarships/mine-eligible-scholarships'
const FILTER = 'withoutRequirement=false'
const PAGE = `offset=0&limit=15&order=DESC&orderBy=createdAt&${FILTER}`

const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
await migrateDatabase(postgres.url)
await storeCatalogue(postgres.url, config.dataDir, {
  seed: SEED,
  count: Number(process.argv[2]),
  now: systemClock.now(),
})
const db = openDatabase(postgres.url)
const from = performance.now()
const app = await createApp({ db, databaseUrl: postgres.url, clock: systemClock, config })
const seconds = ((performance.now() - from) / 1000).toFixed(1)
process.stderr.write(`The server started with its catalogue in ${seconds} s.\n`)
const answers: Answers = { list: '', count: '', detail: '' }
addLowerBounds(app, answers)

const { token } = await aStudent(app, { answers: profileAt(SEED, 0).answers })
const paths = { list: `${LIST}?${PAGE}`, count: `${LIST}/count?${FILTER}`, detail: '' }
Object.assign(answers, { list: await ask(paths.list), count: await ask(paths.count) })
const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ url, token, paths })}\n`)

process.on('SIGTERM', () => {
  void app.server
    .close()
    .then(() => db.$client.end())
    .then(() => postgres.release())
    .then(() => process.exit(0))
})

async function ask(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.server.inject({ url: path, headers })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.body
}
