// npm run bench:login-storm: how long ordinary calls take at the most while many people log in, and
// while nobody does, in turns against one server. SECONDS and ROUNDS lengthen the run, CLIENTS is
// how many log in at once; each begins again when the answer has come, or when a 503 says so.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeDataDir, removeDataDir } from '../apps/server/src/testing/data-dir.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 5)
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
/** More than run and wait in the server's queue, so that some are turned away. */
const CLIENTS = Number(process.env['CLIENTS'] ?? 80)
/** Ordinary calls are begun this often, whether or not the ones before have ended. */
const PACE_MILLISECONDS = 10
/** The most that a storm may multiply the slowest hundredth by. */
const GOAL = 2

const MINE = '/scholarships/mine-eligible-scholarships'
const CALLS: Readonly<Record<string, string>> = {
  list: `${MINE}?offset=0&limit=15&order=DESC&orderBy=createdAt&withoutRequirement=false`,
  count: `${MINE}/count?withoutRequirement=false`,
  profile: '/register-applicants/profile',
  wishlist: '/scholarships/get-wishlist',
}

interface Server {
  url: string
  token: string
  emails: string[]
  password: string
}

/** Milliseconds of each call. */
type Times = Map<string, number[]>
interface Round {
  quiet: Times
  stormy: Times
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
const median = (values: readonly number[]): number => percentile(values, 0.5)

async function time({ url, token }: Server, path: string): Promise<number> {
  const begun = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/v1${path}`, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return performance.now() - begun
}

/** The calls in turn, at a steady pace. */
async function measure(server: Server): Promise<Times> {
  const times: Times = new Map(Object.keys(CALLS).map((name) => [name, []]))
  const calls = Object.entries(CALLS)
  const underWay: Promise<unknown>[] = []
  const steps = Math.floor((SECONDS * 1000) / PACE_MILLISECONDS)
  const begun = performance.now()
  for (let step = 0; step < steps; step++) {
    const [name, path] = calls[step % calls.length] ?? ['', '']
    underWay.push(time(server, path).then((taken) => times.get(name)?.push(taken)))
    await wait(Math.max(0, begun + (step + 1) * PACE_MILLISECONDS - performance.now()))
  }
  await Promise.all(underWay)
  return times
}

interface Storm {
  loggedIn: number
  turnedAway: number
}

/** One person who logs in again and again until the storm is over. */
async function logInUntil(server: Server, email: string, end: AbortSignal, storm: Storm) {
  const body = JSON.stringify({ userName: email, password: server.password })
  const headers = { 'content-type': 'application/json' }
  while (!end.aborted) {
    const url = `${server.url}/api/v1/users/auth/login`
    const answer = await fetch(url, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (answer.status === 200) storm.loggedIn++
    else if (answer.status === 503) storm.turnedAway++
    else throw new Error(`A login was answered ${answer.status}.`)
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status === 503 && !(seconds > 0)) throw new Error('A 503 named no time.')
    await wait(seconds * 1000, undefined, { signal: end }).catch(() => undefined)
  }
}

async function measureStormy(server: Server, storm: Storm): Promise<Times> {
  const end = new AbortController()
  const clients = server.emails
    .slice(0, CLIENTS)
    .map((email) => logInUntil(server, email, end.signal, storm))
  await wait(500)
  const times = await measure(server)
  end.abort()
  await Promise.all(clients)
  return times
}

function toTable(rounds: readonly Round[]): string {
  const p99 = (times: Times, name: string) => percentile(times.get(name) ?? [], 0.99)
  const lines = Object.keys(CALLS).map((name) => {
    const quiet = median(rounds.map((round) => p99(round.quiet, name)))
    const stormy = median(rounds.map((round) => p99(round.stormy, name)))
    // The ratio is the median of the rounds' own, because only a round's halves are alike.
    const ratio = median(rounds.map((round) => p99(round.stormy, name) / p99(round.quiet, name)))
    const missed = ratio > GOAL ? ` (goal ${GOAL})` : ''
    return `| ${name} | ${quiet.toFixed(1)} | ${stormy.toFixed(1)} | ${ratio.toFixed(2)}${missed} |`
  })
  return [
    '| call | quiet p99 ms | storm p99 ms | storm ÷ quiet |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n')
}

async function measureAll(server: Server): Promise<void> {
  const storm: Storm = { loggedIn: 0, turnedAway: 0 }
  const rounds: Round[] = []
  await measureStormy(server, { loggedIn: 0, turnedAway: 0 })
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ quiet: await measure(server), stormy: await measureStormy(server, storm) })
  const perSecond = storm.loggedIn / (ROUNDS * SECONDS)
  process.stdout.write(
    `${availableParallelism()} cores; ${CLIENTS} people: ${perSecond.toFixed(1)} logins a second, ${storm.turnedAway} turned away with 503.\n${toTable(rounds)}\n`,
  )
}

const dataDir = await makeDataDir()
const program = fileURLToPath(new URL('login-storm-server.ts', import.meta.url))
const child = spawn(process.execPath, [program], {
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const [line] = await once(createInterface(child.stdout), 'line')
  await measureAll(JSON.parse(String(line)))
} finally {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
  await removeDataDir(dataDir)
}
