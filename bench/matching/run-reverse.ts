import {
  createApplicantIndex,
  type ApplicantIndex,
} from '@laurel/matching/applicants/applicant-index'
import type { Criteria } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import type { Both } from './fill-both.ts'
import { TODAY } from './generate-listing.ts'
import { profileAt } from './generate-profile.ts'
import { flushCaches, startSamples, time, timeAsync, type Samples } from './measure.ts'
import { randomAt } from './random.ts'
import { countAudienceSql, idsOfAudienceSql, toAudience, type SqlAudience } from './sql-audience.ts'
import { createSqlApplicants } from './sql-applicants.ts'

export type ReverseTimes = {
  readonly applicants: number
  readonly bytes: number
  readonly fillSeconds: number
  readonly warm: Samples
  readonly cold: Samples
  readonly sql: number[]
  /** For all ids of those eligible, after the count. */
  readonly ids: Samples
  readonly idsPerMatch: number[]
  compared: number
}

const SCHOLARSHIPS = 200
/** Ids are listed and compared, and caches flushed, for every so many. */
const CLOSER_EVERY = 5
/** Ids are compared up to this many. */
const COMPARED_IDS = 50_000
const BATCH = 2000

/** One scholarship against all students, on both sides. Throws at the first difference. */
export async function runReverse(
  both: Both,
  applicants: number,
  seed: number,
): Promise<ReverseTimes> {
  const { index, fillSeconds } = await fillApplicants(both, applicants, seed)
  const times: ReverseTimes = {
    applicants,
    bytes: index.bytes,
    fillSeconds,
    warm: startSamples(),
    cold: startSamples(),
    sql: [],
    ids: startSamples(),
    idsPerMatch: [],
    compared: 0,
  }
  for (const [place, { criteria }] of both.seen.any.slice(0, SCHOLARSHIPS).entries()) {
    const audience = await countOne(both, index, criteria, times)
    times.compared += 1
    if (place % CLOSER_EVERY === 0) await lookCloser(both, index, criteria, audience, times)
  }
  return times
}

async function fillApplicants({ sql: { server, layout } }: Both, applicants: number, seed: number) {
  const sql = await createSqlApplicants(server, layout, TODAY)
  const index = createApplicantIndex(FACTS)
  let milliseconds = 0
  for (let from = 0; from < applicants; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, applicants - from) }, (_, n) => ({
      id: randomAt(seed ^ 0x3c6ef372, from + n).uuid(),
      answers: profileAt(seed, from + n).answers,
    }))
    const started = performance.now()
    for (const { id, answers } of batch) index.put(id, answers)
    milliseconds += performance.now() - started
    for (const [n, { id, answers }] of batch.entries()) sql.add(from + n, id, answers)
    await sql.keepPace()
  }
  await sql.finish()
  return { index, fillSeconds: milliseconds / 1000 }
}

async function countOne(
  { sql: { server, layout } }: Both,
  index: ApplicantIndex,
  criteria: Criteria,
  times: ReverseTimes,
): Promise<SqlAudience> {
  const count = () => index.match(criteria, TODAY)
  count()
  const { eligible, possible } = time(times.warm, count)
  const audience = toAudience(layout, criteria)
  const said = await timeAsync(times.sql, () => server.client.query(countAudienceSql(audience)))
  if (JSON.stringify(said.rows[0]) !== JSON.stringify({ eligible, possible }))
    throw new Error(
      `The reverse match differs for ${JSON.stringify(criteria)}: ${eligible}, ${possible}; SQL ${JSON.stringify(said.rows[0])}`,
    )
  return audience
}

async function lookCloser(
  { sql: { server } }: Both,
  index: ApplicantIndex,
  criteria: Criteria,
  audience: SqlAudience,
  times: ReverseTimes,
): Promise<void> {
  flushCaches()
  const match = time(times.cold, () => index.match(criteria, TODAY))
  const ids = time(times.ids, () => [...match.ids('eligible')].flat())
  times.idsPerMatch.push(ids.length)
  if (ids.length > COMPARED_IDS) return
  const { rows } = await server.client.query<{ id: string }>(idsOfAudienceSql(audience))
  if (ids.sort().join() !== rows.map(({ id }) => id).join())
    throw new Error(`The reverse match names others for ${JSON.stringify(criteria)}.`)
}
