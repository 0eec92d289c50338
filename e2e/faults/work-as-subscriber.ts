import { randomUUID } from 'node:crypto'
import { aStudent } from '../../apps/server/src/testing/factories/student.ts'
import { BULK_PATH, call, expectStatus, SUBMIT_PATH, untilConnectionLost } from './client.ts'
import type { BulkLedger } from './ledger.ts'
import type { Parts } from './with-database.ts'

/** The most that one call takes. */
const LARGEST_BULK = 500
const LARGE_BULKS = 0.3
const SMALLEST_BULK = 20
const SMALL_BULKS_SPAN = 130
const ALONE = 4

/** A subscriber who is about to apply to many of these. */
export async function prepareBulk(parts: Parts, plain: readonly string[]): Promise<BulkLedger> {
  const { email, applicantId, token } = await aStudent(parts, { isSubscriber: true })
  const number =
    Math.random() < LARGE_BULKS
      ? LARGEST_BULK
      : SMALLEST_BULK + Math.floor(Math.random() * SMALL_BULKS_SPAN)
  return {
    email,
    applicantId,
    token,
    key: randomUUID(),
    ids: plain.slice(0, number),
    isRepeated: Math.random() < 0.5,
    answer: undefined,
    alone: new Map(),
  }
}

/** Applies to many, and to some of them alone at the same time, until all is done or the server gone. */
export async function applyToMany(baseUrl: string, ledger: BulkLedger): Promise<void> {
  await Promise.all([
    untilConnectionLost(async () => {
      const answer = await sendBulk(baseUrl, ledger)
      ledger.answer = answer.text
    }),
    untilConnectionLost(async () => {
      for (let n = 0; n < ALONE; n++) await applyAlone(baseUrl, ledger)
    }),
  ])
}

/** Sends the whole call, for the first time or again. */
export async function sendBulk(baseUrl: string, { token, key, ids }: BulkLedger) {
  const body = JSON.stringify({ scholarshipId: ids })
  const answer = await call(baseUrl, BULK_PATH, { method: 'POST', token, key, body })
  expectStatus(answer, 200)
  return answer
}

async function applyAlone(baseUrl: string, { token, ids, alone }: BulkLedger): Promise<void> {
  const scholarshipId = ids[Math.floor(Math.random() * ids.length)]
  if (scholarshipId === undefined || alone.has(scholarshipId)) return
  alone.set(scholarshipId, 'asked')
  const body = JSON.stringify({ scholarshipId, status: 'Received', requirements: [] })
  const answer = await call(baseUrl, SUBMIT_PATH, { method: 'POST', token, body })
  if (answer.body.error?.code === 'ALREADY_APPLIED') alone.delete(scholarshipId)
  else {
    expectStatus(answer, 200)
    alone.set(scholarshipId, 'acknowledged')
  }
}
