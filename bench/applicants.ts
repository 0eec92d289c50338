// npm run bench:applicants: the table of 100,000 applicants through the server beside its bare SQL,
// and the export as CSV beside COPY of the same rows; in one run, on one database. ROWS changes how
// many there are, ROUNDS how often each is asked. It fails when a page takes more than three times
// its SQL, or the export more than twice the COPY.
import pg from 'pg'
import { createApp } from '../apps/server/src/app.ts'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/db/migrate.ts'
import { send } from '../apps/server/src/testing/factories/application.ts'
import { asks, someScholarships } from '../apps/server/src/testing/factories/scholarship.ts'
import { aSponsor, aStudent } from '../apps/server/src/testing/factories/student.ts'
import { makeDataDir, removeDataDir } from '../apps/server/src/testing/data-dir.ts'

const ROWS = Number(process.env['ROWS'] ?? 100_000)
const ROUNDS = Number(process.env['ROUNDS'] ?? 15)
const PAGE_GOAL = 3
const EXPORT_GOAL = 2
const EXPORTS = 5
const ESSAY = `<p>${'When my grandmother was in the hospital, a nurse sat down before she asked. '.repeat(12)}</p>`

const dataDir = await makeDataDir()
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', SEED: 'none' })
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
await migrateDatabase(postgres.url)
const db = openDatabase(postgres.url)
const app = await createApp({ db, databaseUrl: postgres.url, clock: systemClock, config })
const [scholarship] = await someScholarships(app, [
  { criteria: [{ fact: 'state', in: ['OH'] }], requirements: [asks('editor'), asks('text')] },
])
if (!scholarship) throw new Error('There is no scholarship.')
const {
  id,
  asks: [essay = '', text = ''],
} = scholarship
const model = await aStudent(app, { answers: { state: ['OH'] } })
await send(app, model, id, 'Received', [
  [essay, ESSAY],
  [text, 'Nursing'],
])
const { headers } = await aSponsor(app, id)
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
await copyModel()

/**
 * Everybody applies as the first one did, each with a name, an address and a time of their own. Rows
 * stand in the table as they were sent over 60 days.
 */
async function copyModel(): Promise<void> {
  await client.query(
    `with copied as (
      insert into applicants
      select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
      from applicants a, generate_series(1, $2) where a.id = $1 returning id
    ), applied as (
      insert into applications
      select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'applicant_id', copied.id))).*
      from applications p, copied where p.applicant_id = $1 returning id
    ), sending as (
      select id, row_number() over () / $2::float as part from applied
    )
    insert into submissions
    select (jsonb_populate_record(s, jsonb_build_object('application_id', sending.id,
      'submitted_at', s.submitted_at - (1 - part + random() / 1000) * interval '60 days',
      'sender', s.sender || jsonb_build_object('firstName', 'Name' || left(sending.id::text, 6),
        'email', sending.id || '@school.example')))).*
    from submissions s, sending
    where s.application_id = (select id from applications where applicant_id = $1)
    order by part`,
    [model.applicantId, ROWS],
  )
  await client.query(
    `insert into application_handlings (application_id, stage, tags, updated_at)
     select id, case when random() < 0.8 then 'in_review' else 'shortlist' end, '["Ohio"]', now()
     from applications where scholarship_id = $1 and random() < 0.3`,
    [id],
  )
  await client.query('vacuum analyze')
}

const ROW = `select e.*, s.sender, h.tags, h.opened_at, u.first_name from applicant_entries e
  join submissions s using (application_id) left join application_handlings h using (application_id)
  left join users u on u.id = h.assigned_to`
const COUNTS =
  'select standing, count(*) from applicant_entries where scholarship_id = $1 group by 1'

const page = (where: string, order: string) => async (): Promise<void> => {
  await client.query(COUNTS, [id])
  await client.query(
    `${ROW} where application_id in (select application_id from applicant_entries e
      left join application_handlings h using (application_id)
      where e.scholarship_id = $1 and ${where} order by ${order} limit 25)`,
    [id],
  )
}
const found = (where: string) => async (): Promise<void> => {
  await client.query(
    `select count(*) from applicant_entries e left join application_handlings h using (application_id)
     where e.scholarship_id = $1 and ${where}`,
    [id],
  )
}

const shown = (query: string) => async (): Promise<void> => {
  const answer = await app.server.inject({
    url: `/api/v1/scholarships/${id}/applicants?limit=25&${query}`,
    headers,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

/** In milliseconds, the middle one of several. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

const LATEST = 'submitted_at desc, application_id desc'
const NAMED = `(words like '%name1a%' or exists (
  select from jsonb_array_elements_text(h.tags) t where lower(t) like '%name1a%'))`
const CASES: readonly { name: string; query: string; bare: () => Promise<void> }[] = [
  { name: 'latest', query: '', bare: page(`standing <> 'withdrawn'`, LATEST) },
  { name: 'shortlist', query: 'stage=shortlist', bare: page(`standing = 'shortlist'`, LATEST) },
  {
    name: 'by name',
    query: 'orderBy=name&order=ASC',
    bare: page(`standing <> 'withdrawn'`, 'lower(name), application_id'),
  },
  {
    name: 'search',
    query: 'search=name1a',
    bare: async () => {
      await page(`standing <> 'withdrawn' and ${NAMED}`, LATEST)()
      await found(`standing <> 'withdrawn' and ${NAMED}`)()
    },
  },
  {
    name: 'tag',
    query: 'tag=Ohio',
    bare: async () => {
      await page(`standing <> 'withdrawn' and h.tags @> '["Ohio"]'`, LATEST)()
      await found(`standing <> 'withdrawn' and h.tags @> '["Ohio"]'`)()
    },
  },
]

let isSlow = false
for (const { name, query, bare } of CASES) {
  await shown(query)()
  const [ours, theirs] = [await timeOf(shown(query)), await timeOf(bare)]
  isSlow ||= ours > PAGE_GOAL * theirs
  tell(`page, ${name}`, ours, theirs)
}

/** What PostgreSQL itself writes of the same rows, taken in over a connection like ours. */
const copyOut = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const statement = `copy (select e.*, s.sender, s.answers, h.tags, u.first_name
      from applicant_entries e join submissions s using (application_id)
      left join application_handlings h using (application_id)
      left join users u on u.id = h.assigned_to
      where e.scholarship_id = '${id}' order by ${LATEST}) to stdout with (format csv)`
    client.query({
      submit: (connection: { query(text: string): void }) => connection.query(statement),
      handleCopyData: () => undefined,
      handleRowDescription: () => undefined,
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    } as unknown as pg.Submittable)
  })

async function exportAll(): Promise<void> {
  const answer = await fetch(`${url}/api/v1/scholarships/${id}/export?format=csv`, { headers })
  let bytes = 0
  for await (const piece of answer.body ?? []) bytes += piece.length
  if (bytes < ROWS * ESSAY.length * 0.9) throw new Error(`The export has ${bytes} bytes.`)
}

const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
const once = async (work: () => Promise<void>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}
await once(exportAll)
const memory = process.memoryUsage().rss
const exports: { ours: number; theirs: number }[] = []
// One after the other, so that a busy moment hits both alike.
for (let round = 0; round < EXPORTS; round++)
  exports.push({ ours: await once(exportAll), theirs: await once(copyOut) })
const [{ ours, theirs } = { ours: 0, theirs: 1 }] = exports
  .toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs)
  .slice(Math.floor(EXPORTS / 2))
isSlow ||= ours > EXPORT_GOAL * theirs
tell('export', ours, theirs)
process.stdout.write(
  `memory grew by ${Math.round((process.memoryUsage().rss - memory) / 1_048_576)} MB\n`,
)

function tell(name: string, ours: number, theirs: number): void {
  const times = `${ours.toFixed(1)} ms beside ${theirs.toFixed(1)} ms`
  process.stdout.write(`${name}: ${times}, ${(ours / theirs).toFixed(2)} times\n`)
}

await client.end()
await app.server.close()
await db.$client.end()
await postgres.release()
await removeDataDir(dataDir)
if (isSlow) process.exitCode = 1
