// npm run bench:submissions: individual submissions to the real server, interleaved with bare
// transactions of five statements on the same database. SECONDS and ROUNDS lengthen the run,
// CLIENTS is how many submit at once.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { openDatabase, type Database } from '../apps/server/src/db/database.ts'
import { makeDataDir, removeDataDir } from '../apps/server/src/testing/data-dir.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 3)
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
/** To the database: as many as the server's own pool has. */
const CONNECTIONS = 10
/** At once, on either side; both queue them for their connections. */
const CLIENTS = Number(process.env['CLIENTS'] ?? 40)
/** The least share of the bare transactions that submissions must reach. */
const GOAL = 0.2
const PATH = '/api/v1/scholarships/submit-individual-scholarship'
const ANSWER = 'When my grandmother was in the hospital, a nurse sat down before she asked.'

interface Server {
  url: string
  databaseUrl: string
  students: { token: string; applicantId: string }[]
  scholarships: { id: string; requirementId: string }[]
}

type Pair = Server['students'][number] & Server['scholarships'][number]

/** Each student to each scholarship once; students take turns. */
function* pairsOf({ students, scholarships }: Server): Generator<Pair, void> {
  for (const scholarship of scholarships)
    for (const student of students) yield { ...student, ...scholarship }
}

function next(pairs: Generator<Pair, void>): Pair {
  const { value } = pairs.next()
  if (!value) throw new Error('Every student has applied to everything: shorten the run.')
  return value
}

/** Submissions a second, each with a key of its own as the web app sends them. */
async function measureSubmissions({ url }: Server, pairs: Generator<Pair, void>): Promise<number> {
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        path: PATH,
        setupRequest(request) {
          const { token, id, requirementId } = next(pairs)
          const requirements = [{ requirementId, fieldValue: `${ANSWER} ${randomUUID()}` }]
          return {
            ...request,
            headers: {
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
            },
            body: JSON.stringify({ scholarshipId: id, status: 'Received', requirements }),
          }
        },
      },
    ],
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed.`)
  return result.requests.average
}

/** Tables of the same shape and indexes, without references or anything else to check. */
async function prepareBare(db: Database): Promise<void> {
  for (const table of ['applications', 'application_answers', 'answer_history', 'submissions'])
    await db.$client.query(`create table bare_${table} (like ${table} including indexes)`)
  await db.$client.query('create table bare_applicants (like applicants including indexes)')
  await db.$client.query('insert into bare_applicants select * from applicants')
}

/** Named, so that they are parsed and planned once, as the server's own are. */
async function writeBare(db: Database, applicantId: string): Promise<void> {
  const client = await db.$client.connect()
  const [id, scholarshipId, requirementId] = [randomUUID(), randomUUID(), randomUUID()]
  const now = new Date()
  const value = JSON.stringify(ANSWER)
  try {
    const run = (name: string, text: string, values: unknown[]) =>
      client.query({ name, text, values })
    await client.query('begin')
    await run(
      'bare_applications',
      `insert into bare_applications (id, applicant_id, scholarship_id, cycle, status, origin,
         version, created_at, updated_at)
       values ($1, $2, $3, 'open', 'Received', 'individual', 1, $4, $4)`,
      [id, applicantId, scholarshipId, now],
    )
    await run(
      'bare_application_answers',
      `insert into bare_application_answers (application_id, requirement_id, value, version,
         updated_at) values ($1, $2, $3, 1, $4)`,
      [id, requirementId, value, now],
    )
    await run(
      'bare_answer_history',
      `insert into bare_answer_history (application_id, requirement_id, version, value, saved_at)
       values ($1, $2, 1, $3, $4)`,
      [id, requirementId, value, now],
    )
    await run(
      'bare_submissions',
      `insert into bare_submissions (application_id, submitted_at, recipient, answers)
       values ($1, $2, 'Harbour Light Trust', $3)`,
      [id, now, JSON.stringify([{ requirementId, title: 'text', value: ANSWER }])],
    )
    await run(
      'bare_applicants',
      'update bare_applicants set profile_version = profile_version + 1 where id = $1',
      [applicantId],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Bare transactions a second, from as many clients over as many connections. */
async function measureBare(db: Database, { students }: Server): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  let count = 0
  const work = async () => {
    while (performance.now() < until) {
      const { applicantId } = students[count++ % students.length] ?? { applicantId: '' }
      await writeBare(db, applicantId)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, work))
  return count / SECONDS
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The share is the median of the rounds' own, because only what one round measures is alike. */
async function measureAll(server: Server): Promise<string> {
  const db = openDatabase(server.databaseUrl, CONNECTIONS)
  const pairs = pairsOf(server)
  const rounds: { submissions: number; bare: number }[] = []
  try {
    await prepareBare(db)
    for (let round = 0; round <= ROUNDS; round++) {
      const bare = await measureBare(db, server)
      const submissions = await measureSubmissions(server, pairs)
      // The first round warms everything up.
      if (round > 0) rounds.push({ submissions, bare })
    }
  } finally {
    await db.$client.end()
  }
  const share = median(rounds.map(({ submissions, bare }) => submissions / bare))
  return [
    '| measured | a second |',
    '|---|---|',
    `| bare transactions of five statements | ${Math.round(median(rounds.map(({ bare }) => bare)))} |`,
    `| submissions | ${Math.round(median(rounds.map(({ submissions }) => submissions)))} |`,
    `| share | ${share.toFixed(2)}${share < GOAL ? ` (goal ${GOAL})` : ''} |`,
    '',
  ].join('\n')
}

const dataDir = await makeDataDir()
const script = fileURLToPath(new URL('submissions-server.ts', import.meta.url))
const child = spawn(process.execPath, [script], {
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const [line] = await once(createInterface(child.stdout), 'line')
  process.stdout.write(await measureAll(JSON.parse(String(line))))
} finally {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
  await removeDataDir(dataDir)
}
