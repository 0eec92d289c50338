// How long the telling of an announcement takes beside bare inserts of the very rows it leaves, in
// turns on one database: npm run bench:announcement -- [--n 10000] [--rounds 3]
// Fails when it takes more than five times as long.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { announcements } from '../apps/server/src/db/schema/rounds.ts'
import { tellAnnounced } from '../apps/server/src/features/organisation/announcements/tell-announced.ts'
import { aScholarship } from '../apps/server/src/testing/factories/scholarship.ts'
import { makeDataDir, removeDataDir } from '../apps/server/src/testing/data-dir.ts'

const { values } = parseArgs({
  options: { n: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '3' } },
})
const [people, rounds] = [Number(values.n), Number(values.rounds)]
const GOAL = 5
/** As the telling does. */
const BATCH = 500

const dataDir = await makeDataDir()
const config = readConfig({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' })
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
await migrateDatabase(postgres.url)
const db = openDatabase(postgres.url)
const app = await createApp({ db, databaseUrl: postgres.url, clock: systemClock, config })
const run = (text: string, parameters: unknown[] = []) => db.$client.query(text, parameters)

await run(
  `with people as (insert into users (id, email, role, first_name, last_name, created_at)
    select gen_random_uuid(), 'p' || n || '@example.org', 'APPLICANT', 'Dana', 'Reyes', now()
    from generate_series(1, $1) n returning id)
  insert into applicants (id, user_id, applicant_type, time_zone, is_profile_update,
    is_scholarship_applied, is_trail_taken, profile_version, created_at)
  select gen_random_uuid(), id, 'STUDENT', 'America/New_York', false, true, false, 1, now()
  from people`,
  [people],
)

/** A round that everybody sent an application to, announced and not yet told. */
async function prepare(): Promise<string> {
  const { id: scholarshipId } = await aScholarship(app, { deadline: '2026-01-02' })
  const sent = `insert into applications (id, applicant_id, scholarship_id, cycle, status, origin,
      version, created_at, updated_at)
    select gen_random_uuid(), id, $1, '2026', 'Received', 'individual', 1, now(), now()
    from applicants`
  await run(sent, [scholarshipId])
  const id = randomUUID()
  const madeAt = new Date()
  await db.insert(announcements).values({ id, scholarshipId, cycle: '2026', words: {}, madeAt })
  await run(
    `insert into announcement_items (announcement_id, application_id, outcome)
     select $1, id, 'not_selected' from applications where scholarship_id = $2`,
    [id, scholarshipId],
  )
  return id
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The rows that were left, once more, from this process, so many at a time. */
async function insertBare(announcementId: string): Promise<void> {
  const { rows } = await run(
    `select m.user_id, m.recipient, m.subject, m.body_text, n.applicant_id, n.payload,
       i.application_id
     from announcement_items i join outbox_emails m on m.id = i.mail_id
     join applications a on a.id = i.application_id
     join notifications n on n.applicant_id = a.applicant_id and n.origin = 'announcement:' || $1
     where i.announcement_id = $1::uuid`,
    [announcementId],
  )
  const client = await db.$client.connect()
  bare = await time(async () => {
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = JSON.stringify(
        rows.slice(from, from + BATCH).map((row) => ({ ...row, id: randomUUID() })),
      )
      const of = `from jsonb_to_recordset($1::jsonb) as r(id uuid, user_id uuid, recipient text,
        subject text, body_text text, applicant_id uuid, payload jsonb, application_id uuid)`
      await client.query('begin')
      await client.query(
        `insert into outbox_emails (id, recipient, user_id, subject, body_text, created_at)
         select id, recipient, user_id, subject, body_text, now() ${of}`,
        [batch],
      )
      await client.query(
        `insert into notifications (id, applicant_id, kind, payload, origin, created_at)
         select id, applicant_id, 'outcome', payload, id::text, now() ${of}`,
        [batch],
      )
      await client.query(
        `insert into application_stages (application_id, ordinal, stage, entered_by, entered_at)
         select application_id, 100, 'not_selected', 'sponsor', now() ${of}`,
        [batch],
      )
      await client.query('commit')
    }
  })
  client.release()
}

let bare = 0
const ratios: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const id = await prepare()
  const telling = await time(() => tellAnnounced(app))
  await insertBare(id)
  ratios.push(telling / bare)
  console.log(
    `${people} people: told in ${telling.toFixed(0)} ms, bare inserts ${bare.toFixed(0)} ms, ${(telling / bare).toFixed(2)} times`,
  )
}
const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Infinity
console.log(`in the middle ${middle.toFixed(2)} times; at most ${GOAL}`)
process.exitCode = middle > GOAL ? 1 : 0

await app.server.close()
await db.$client.end()
await postgres.release()
await removeDataDir(dataDir)
