import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../matching/measure.ts'
import type { Kind } from './kinds.ts'
import { openReply } from './open-reply.ts'
import type { Writer } from './world.ts'

const MINE = '/scholarships/mine-eligible-scholarships'
const CALLS: Readonly<Record<string, string>> = {
  list: `${MINE}?offset=0&limit=15&order=DESC&orderBy=createdAt&withoutRequirement=false`,
  count: `${MINE}/count?withoutRequirement=false`,
  profile: '/register-applicants/profile',
  wishlist: '/scholarships/get-wishlist',
}

/** One in ten fails, so that the model is never left alone: then others would wait for less. */
const COURSE: readonly Kind[] = (
  ['garbage', 'flood', 'half', 'hang', 'error', 'idle', 'script'] as const
).flatMap((kind) => [...Array.from({ length: 4 }, () => 'writes' as const), kind])
/** Whoever gets nothing leaves after this. */
const PATIENCE_MILLISECONDS = 2000
/** Students do not begin at the same moment. */
const STAGGER_MILLISECONDS = 150
/** Ordinary calls are begun this often, whether or not the ones before have ended. */
const PACE_MILLISECONDS = 10

export interface Round {
  /** Milliseconds, of every call that was made. */
  quiet: number
  busy: number
}

export interface Others {
  rounds: Round[]
  replies: Map<Kind, number>
  /** Milliseconds from the model's first piece to the client's, while all of it went on. */
  firstPieces: number[]
}

interface Load {
  url: string
  writers: readonly Writer[]
  streams: number
  rounds: number
  seconds: number
}

/** The slowest hundredth of other calls, in turns without and with replies being written. */
export async function measureOthers(load: Load): Promise<Others> {
  const others: Others = { rounds: [], replies: new Map(), firstPieces: [] }
  await measureCalls(load)
  for (let round = 0; round < load.rounds; round++) {
    const quiet = await measureCalls(load)
    others.rounds.push({ quiet, busy: await measureBusy(load, others, round) })
  }
  return others
}

async function measureBusy(load: Load, others: Others, round: number): Promise<number> {
  const end = new AbortController()
  const course = followCourse()
  // Others in each round: nobody may ask for more than so much in a minute.
  const from = (round * load.streams) % load.writers.length
  const writing = load.writers.slice(from, from + load.streams).map(async (writer, place) => {
    await wait(place * STAGGER_MILLISECONDS)
    await writeUntil(load.url, writer, end.signal, course, others)
  })
  await wait(load.streams * STAGGER_MILLISECONDS)
  const p99 = await measureCalls(load)
  end.abort()
  await Promise.all(writing)
  return p99
}

function* followCourse(): Generator<Kind, never> {
  while (true) yield* COURSE
}

async function writeUntil(
  url: string,
  writer: Writer,
  end: AbortSignal,
  course: Generator<Kind, never>,
  { replies, firstPieces }: Others,
): Promise<void> {
  while (!end.aborted) {
    const kind = course.next().value
    const reply = await openReply(url, writer, kind)
    const isEndless = kind === 'idle' || kind === 'hang'
    const patience = isEndless ? setTimeout(reply.leave, PATIENCE_MILLISECONDS) : undefined
    reply.first.then((time) => firstPieces.push(time)).catch(() => undefined)
    const text = await reply.text
    // Then the others would wait for less than is told.
    if (kind === 'writes' && text.includes('event: failure'))
      throw new Error('The model failed where it should not.')
    clearTimeout(patience)
    replies.set(kind, (replies.get(kind) ?? 0) + 1)
  }
}

/** The calls in turn, at a steady pace. */
async function measureCalls({ url, writers, seconds }: Load): Promise<number> {
  const times: number[] = []
  const paths = Object.values(CALLS)
  const underWay: Promise<void>[] = []
  const begun = performance.now()
  for (let step = 0; step < (seconds * 1000) / PACE_MILLISECONDS; step++) {
    const token = writers[0]?.token ?? ''
    underWay.push(time(`${url}/api/v1${paths[step % paths.length]}`, token, times))
    await wait(Math.max(0, begun + (step + 1) * PACE_MILLISECONDS - performance.now()))
  }
  await Promise.all(underWay)
  return quantile(times, 0.99) ?? Number.NaN
}

async function time(url: string, token: string, times: number[]): Promise<void> {
  const begun = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  times.push(performance.now() - begun)
}
