import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/db/database.ts'
import { BULK_PATH, call, expectStatus } from './client.ts'
import type { BulkLedger } from './ledger.ts'
import { sendBulk } from './work-as-subscriber.ts'

const FINISH_TRIES = 600
const TRY_MILLISECONDS = 100

interface Result {
  submitted: string[]
  skipped: { scholarshipId: string; code: string }[]
}

/** How a bulk application came to its end. */
export type BulkEnd = 'acknowledged' | 'repeated' | 'finished by the server' | 'never accepted'

/**
 * Sees a bulk application to its end, by its key or by waiting for the server, and throws when it
 * has a gap, a duplicate or another answer than was told before.
 */
export async function checkBulk(
  baseUrl: string,
  pool: Database['$client'],
  ledger: BulkLedger,
): Promise<BulkEnd> {
  const isWithKey = ledger.isRepeated || ledger.answer !== undefined
  const result = isWithKey
    ? await repeat(baseUrl, ledger)
    : await waitUntilFinished(baseUrl, ledger)
  const rows = await readReceived(pool, ledger)
  const { alone } = ledger
  for (const [id, act] of alone)
    if (act === 'acknowledged' && rows.get(id) !== 'individual')
      throw new Error(`An acknowledged submission to ${id} is ${rows.get(id) ?? 'lost'}.`)
  if (!result) {
    for (const [id, origin] of rows)
      if (origin === 'bulk') throw new Error(`A bulk that nobody knows of applied to ${id}.`)
    return 'never accepted'
  }
  checkResult(ledger, result, rows)
  if (ledger.answer !== undefined) return 'acknowledged'
  return ledger.isRepeated ? 'repeated' : 'finished by the server'
}

async function repeat(baseUrl: string, ledger: BulkLedger): Promise<Result> {
  const answer = await sendBulk(baseUrl, ledger)
  if (ledger.answer !== undefined && ledger.answer !== answer.text)
    throw new Error(`Another answer to a bulk key: ${answer.text}`)
  return answer.body.data as Result
}

/** undefined: the server never accepted it. */
async function waitUntilFinished(
  baseUrl: string,
  { token, key }: BulkLedger,
): Promise<Result | undefined> {
  for (let tries = 0; tries < FINISH_TRIES; tries++) {
    const answer = await call(baseUrl, `${BULK_PATH}/${key}`, { token })
    if (answer.status === 404) return undefined
    expectStatus(answer, 200)
    const progress = answer.body.data as Result & { isFinished: boolean }
    if (progress.isFinished) return progress
    await pause(TRY_MILLISECONDS)
  }
  throw new Error('The server did not finish a bulk application by itself.')
}

/** Every application of the student that was received, once, with its origin. */
async function readReceived(
  pool: Database['$client'],
  { applicantId }: BulkLedger,
): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; origin: string }>(
    `select scholarship_id as id, origin from applications a
     join submissions s on s.application_id = a.id where applicant_id = $1`,
    [applicantId],
  )
  const received = new Map(rows.map(({ id, origin }) => [id, origin]))
  if (received.size !== rows.length) throw new Error('A scholarship was applied to twice.')
  return received
}

function checkResult(
  { ids, alone }: BulkLedger,
  { submitted, skipped }: Result,
  rows: ReadonlyMap<string, string>,
): void {
  const told = new Set([...submitted, ...skipped.map(({ scholarshipId }) => scholarshipId)])
  const isWhole = told.size === ids.length && ids.every((id) => told.has(id) && rows.has(id))
  if (!isWhole || submitted.length + skipped.length !== ids.length || rows.size !== ids.length)
    throw new Error(`A bulk of ${ids.length} told ${told.size}, and ${rows.size} were received.`)
  for (const id of submitted)
    if (rows.get(id) !== 'bulk') throw new Error(`${id} was told to be sent, but it is not.`)
  for (const { scholarshipId, code } of skipped)
    if (code !== 'ALREADY_APPLIED' || !alone.has(scholarshipId))
      throw new Error(`${scholarshipId} was skipped for ${code}.`)
}
