import type { Size } from '../matching/generate-listing.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { ALL, call, LIST, waitUntilInStep, type Reader } from './readers.ts'
import type { ServerProcess } from './server-process.ts'
import { callSteps, type CallStep } from './turn-steps.ts'
import type { Frame } from './profile-turn.ts'
import type { Turns } from './watch-turns.ts'
import { writeChanges } from './write-changes.ts'

/** The longest turns of the server while something happened. */
export interface StepTurns {
  name: string
  first: Turns
  /** Absent where it happens once. */
  again: Turns | undefined
}

interface Parts {
  server: ServerProcess
  readers: readonly Reader[]
  db: Database
  size: Size
  /** The clock that readers go by, which is moved with the server's. */
  clock: { aheadMilliseconds: number }
  /** The first scholarship that no change has touched yet. */
  untouched: number
  isProfiled: boolean
}

const AGAIN = 5
const CHANGES = 2000
const DAY_MILLISECONDS = 86_400_000
const HALF_SECOND = 500

export async function measureTurns(parts: Parts): Promise<StepTurns[]> {
  const { server } = parts
  const measured: StepTurns[] = []
  const once = async (name: string, work: () => Promise<unknown>) => {
    measured.push({ name, first: await during(parts, work), again: undefined })
  }
  await once('nothing', () => new Promise((go) => setTimeout(go, 4 * HALF_SECOND)))
  for (const step of callSteps(parts.size, new Date()))
    measured.push(await measureCall(parts, step))
  await once('the snapshot is written, beside lists', () =>
    besideLists(parts, () => server.ask('save')),
  )
  await once(`${CHANGES} changes, beside lists`, () => besideLists(parts, () => change(parts)))
  await once('all applicants are told of what was published', () => server.ask('notify'))
  for (const name of ['a day later, newest first', 'a further day later, by match'])
    await once(name, () => nextDay(parts, name.endsWith('match') ? 'match' : 'createdAt'))
  return measured
}

async function measureCall(parts: Parts, step: CallStep): Promise<StepTurns> {
  const reader = parts.readers.find(({ isThin }) => isThin === (step.isThin === true))
  if (!reader) throw new Error('There is no such student.')
  const ask = (path: string) =>
    path.startsWith(`${LIST}-onboard`)
      ? call(parts.server.url + path)
      : reader.get(parts.server, path)
  const turns = { first: [] as Turns[], again: [] as Turns[] }
  for (const path of step.paths) {
    turns.first.push(await during(parts, () => ask(path)))
    for (let n = 0; n < AGAIN; n++) turns.again.push(await during(parts, () => ask(path)))
  }
  return { name: step.name, first: longestOf(turns.first), again: longestOf(turns.again) }
}

async function during({ server, isProfiled }: Parts, work: () => Promise<unknown>) {
  await server.ask('begin', { isProfiled })
  await work()
  return server.ask<Turns>('end')
}

const longestOf = (turns: readonly Turns[]): Turns => ({
  wallMilliseconds: Math.max(...turns.map(({ wallMilliseconds }) => wallMilliseconds)),
  ...turns
    .map(({ cpuMilliseconds, frames }) => ({ cpuMilliseconds, frames }))
    .reduce((one, other) => (other.cpuMilliseconds > one.cpuMilliseconds ? other : one), NONE),
})
const NONE: { cpuMilliseconds: number; frames: Frame[] } = { cpuMilliseconds: 0, frames: [] }

const pathBy = (order: string) => `${LIST}?offset=0&limit=15&order=DESC&orderBy=${order}&${ALL}`

/** Students read lists for as long as something else goes on. */
async function besideLists(parts: Parts, work: () => Promise<unknown>): Promise<void> {
  const { server, readers } = parts
  const task = { isOver: false }
  const reading = async () => {
    for (let n = 0; !task.isOver; n++)
      await readers[n % readers.length]?.get(server, pathBy(n % 2 === 0 ? 'createdAt' : 'deadline'))
  }
  const working = work().finally(() => (task.isOver = true))
  await Promise.all([working, reading()])
}

/** In batches, so that some are taken in while others are written. */
async function change({ server, db, size, untouched }: Parts): Promise<void> {
  await writeChanges(db, size, { from: untouched, count: CHANGES })
  await waitUntilInStep(server)
}

/** The catalogue was stored at noon of a day of its own; what closes, closes then. */
async function nextDay(parts: Parts, order: string): Promise<void> {
  const { server, clock, readers } = parts
  clock.aheadMilliseconds += DAY_MILLISECONDS
  await server.ask('move', { milliseconds: clock.aheadMilliseconds })
  await readers[1]?.get(server, pathBy(order))
}
