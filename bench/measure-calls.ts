import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { Measured } from './lower-bounds.ts'
import { makeDataDir, removeDataDir } from '../apps/server/src/testing/data-dir.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 2)
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const CONNECTIONS = 10
/** The least share of the unmatched route's requests that a call should reach. */
const GOAL = 0.7
const VARIANTS = ['real', 'unmatched', 'bare'] as const
type Variant = (typeof VARIANTS)[number]

/** What a started server says of itself. */
export interface Server {
  url: string
  token: string
  paths: Record<Measured, string>
}

interface Sample {
  perSecond: number
  p99Milliseconds: number
}

type Samples = Map<string, Sample[]>

/** Runs a program of this folder as a server with a new DATA_DIR, for as long as the work takes. */
export async function withServer<T>(
  program: string,
  args: readonly string[],
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const dataDir = await makeDataDir()
  const script = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  try {
    const server = await Promise.race([readServer(child.stdout), gone.then(() => undefined)])
    if (!server) throw new Error(`${program} ended before it was ready.`)
    return await work(server)
  } finally {
    child.kill('SIGTERM')
    await gone
    await removeDataDir(dataDir)
  }
}

/** The line that says where the server is; lines of its log before it are passed on. */
async function readServer(output: Readable): Promise<Server | undefined> {
  for await (const line of createInterface(output)) {
    if (line.startsWith('{"url"')) {
      output.resume()
      return JSON.parse(line)
    }
    process.stderr.write(`${line}\n`)
  }
  return undefined
}

/** Each round measures every variant of a call once, so that a busy moment hits all alike. */
export async function measureCalls(server: Server, calls: readonly Measured[]): Promise<string> {
  const samples: Samples = new Map()
  for (const call of calls)
    for (let round = 0; round <= ROUNDS; round++)
      for (const variant of round % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) {
        const sample = await measure(server, call, variant)
        const key = `${call} ${variant}`
        // The first round warms everything up.
        if (round > 0) samples.set(key, [...(samples.get(key) ?? []), sample])
      }
  return toTable(samples, calls)
}

async function measure({ url, token, paths }: Server, call: Measured, variant: Variant) {
  const path = variant === 'real' ? paths[call] : `/${variant}/${call}`
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${variant} ${call} failed under load.`)
  return { perSecond: result.requests.average, p99Milliseconds: result.latency.p99 }
}

function toTable(samples: Samples, calls: readonly Measured[]): string {
  const lines = [
    '| call | variant | requests/s | p99 ms | real ÷ variant |',
    '|---|---|---|---|---|',
    ...calls.flatMap((call) => VARIANTS.map((variant) => toLine(samples, call, variant))),
  ]
  return `${lines.join('\n')}\n`
}

/** The ratio is the median of the rounds' own ratios, because only a round's samples are alike. */
function toLine(samples: Samples, call: Measured, variant: Variant): string {
  const mine = samples.get(`${call} ${variant}`) ?? []
  const real = samples.get(`${call} real`) ?? []
  const perSecond = median(mine.map((sample) => sample.perSecond))
  const p99 = median(mine.map((sample) => sample.p99Milliseconds))
  const ratio = median(
    real.map((sample, round) => sample.perSecond / (mine[round]?.perSecond ?? 0)),
  )
  const share = variant === 'real' ? '' : ratio.toFixed(2)
  const missed = variant === 'unmatched' && ratio < GOAL ? ` (goal ${GOAL})` : ''
  return `| ${call} | ${variant} | ${Math.round(perSecond)} | ${p99} | ${share}${missed} |`
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
