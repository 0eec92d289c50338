// Started by api.ts: the real server with the sample catalogue, and beside each call that is
// measured two routes that show what it costs at the least.
import { createApp } from '../apps/server/src/app.ts'
import type { App } from '../apps/server/src/app-context.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { startSession } from '../apps/server/src/features/people/accounts/start-session.ts'
import { seedSamples } from '../apps/server/src/features/running/samples/seed-samples.ts'
import { addLowerBounds, type Answers } from './lower-bounds.ts'

const LIST = '/api/v1/scholarships/mine-eligible-scholarships'
const FILTER = 'withoutRequirement=false'
const PAGE = `offset=0&limit=15&order=DESC&orderBy=createdAt&${FILTER}`

const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
await migrateDatabase(postgres.url)
const db = openDatabase(postgres.url)
await seedSamples(db, systemClock, config)
const app = await createApp({ db, databaseUrl: postgres.url, clock: systemClock, config })
const answers: Answers = { list: '', count: '', detail: '' }
addLowerBounds(app, answers)

const token = await signIn(app, 'student@laurel.example')
const list = await ask(`${LIST}?${PAGE}`)
const id: string = JSON.parse(list).data.scholarshiplists[0].id
const paths = {
  list: `${LIST}?${PAGE}`,
  count: `${LIST}/count?${FILTER}`,
  detail: `/api/v1/scholarships/${id}`,
}
Object.assign(answers, { list, count: await ask(paths.count), detail: await ask(paths.detail) })
const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ url, token, paths })}\n`)

process.on('SIGTERM', () => {
  void app.server
    .close()
    .then(() => db.$client.end())
    .then(() => postgres.release())
    .then(() => process.exit(0))
})

async function signIn(to: App, email: string): Promise<string> {
  const found = await db.$client.query<{ id: string }>('select id from users where email = $1', [
    email,
  ])
  const [user] = found.rows
  if (!user) throw new Error(`No account has the address ${email}.`)
  return (await startSession(to, user.id, undefined)).accessToken
}

async function ask(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.server.inject({ url: path, headers })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.body
}
