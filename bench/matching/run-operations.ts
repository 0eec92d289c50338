import { flushCaches, startSamples, time, timeAsync, type Samples } from './measure.ts'
import type { Both } from './fill-both.ts'
import { COUNT_AND_FIRST, OPERATIONS, type Operation } from './operations.ts'
import { tuneSql, useChoice, type Choice } from './tune-sql.ts'
import type { Subject } from './subjects.ts'

/** What one operation took, in the order of the subjects. */
export type Measured = {
  readonly name: string
  /** What PostgreSQL's planner was given, the best of several choices. */
  readonly choice: Choice
  readonly warm: Samples
  /** With the processor's nearest caches filled with something else. */
  readonly nearCold: Samples
  /** With all of them. */
  readonly cold: Samples
  readonly sql: number[]
  /** Of each subject's own samples: PostgreSQL's time as a multiple of the engine's. */
  readonly warmRatios: number[]
  readonly coldRatios: number[]
  compared: number
  /** Where the two sides said different things. */
  readonly differences: string[]
}

const WARM_SAMPLES = 4
const NEAR_CACHES_BYTES = 64 * 1024 * 1024
const WARM_UP = 300

/**
 * Asks both sides the same, in turns, and compares what they say.
 */
export async function runOperations(both: Both, subjects: readonly Subject[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const operation of OPERATIONS) measured.push(await startMeasured(both, operation, subjects))
  for (let turn = 0; turn < WARM_UP; turn++)
    for (const operation of OPERATIONS)
      operation.engine(both.index, subjects[turn % subjects.length] as Subject)
  for (const [place, subject] of subjects.entries())
    for (const [n, operation] of OPERATIONS.entries())
      if (place % operation.every === 0)
        await runOne(both, operation, subject, place, measured[n] as Measured)
  return measured
}

const TUNING_SUBJECTS = 4

async function startMeasured(
  { sql: { server, layout } }: Both,
  operation: Operation,
  subjects: readonly Subject[],
): Promise<Measured> {
  const tasks = subjects
    .slice(0, TUNING_SUBJECTS)
    .map((subject) => () => operation.sql(server.client, layout, subject))
  return {
    name: operation.name,
    choice: await tuneSql(server.client, tasks),
    warm: startSamples(),
    nearCold: startSamples(),
    cold: startSamples(),
    sql: [],
    warmRatios: [],
    coldRatios: [],
    compared: 0,
    differences: [],
  }
}

async function runOne(
  { index, sql: { server, layout } }: Both,
  operation: Operation,
  subject: Subject,
  place: number,
  measured: Measured,
): Promise<void> {
  const { client } = server
  const ask = () => operation.engine(index, subject)
  const own = { warm: startSamples(), cold: startSamples(), sql: [] as number[] }
  sampleWarm(ask, own.warm)
  await useChoice(client, measured.choice)
  const said = await timeAsync(own.sql, () => operation.sql(client, layout, subject))
  await timeAsync(own.sql, () => operation.sql(client, layout, subject))
  const difference = operation.difference(layout, subject, ask(), said)
  measured.compared += 1
  if (difference !== null) measured.differences.push(`profile ${place}: ${difference}`)
  if (operation.flushedEvery > 0 && place % operation.flushedEvery === 0) {
    flushCaches()
    time(own.cold, ask)
  }
  if (operation === COUNT_AND_FIRST) {
    flushCaches(NEAR_CACHES_BYTES)
    time(measured.nearCold, ask)
  }
  sampleWarm(ask, own.warm)
  addOwn(measured, own)
}

/** The first run is not timed: it fetches what the other side has pushed out of the caches. */
function sampleWarm(ask: () => unknown, samples: Samples): void {
  ask()
  for (let n = 0; n < WARM_SAMPLES / 2; n++) time(samples, ask)
}

type Own = Record<'warm' | 'cold', Samples> & { readonly sql: number[] }

function addOwn(measured: Measured, own: Own): void {
  for (const kind of ['warm', 'cold'] as const) {
    measured[kind].counted.push(...own[kind].counted)
    measured[kind].dropped += own[kind].dropped
  }
  // The better of two, because what interrupts its processes cannot be seen from here.
  const sql = Math.min(...own.sql)
  measured.sql.push(sql)
  for (const one of own.warm.counted) measured.warmRatios.push(sql / one)
  for (const one of own.cold.counted) measured.coldRatios.push(sql / one)
}
