import type { AnswerOf } from '@laurel/contract/define-call'
import { readBulkSubmission, submitScholarships } from '@laurel/contract/applications'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import type { BulkRun } from './bulk-run.ts'

export type BulkResult = AnswerOf<typeof submitScholarships>

export interface BulkProgress {
  sent: number
  /** Sent or skipped. */
  done: number
  total: number
}

const POLL_MS = 1000
/** Tries that do not reach the server before the person is told. */
const LOST_TRIES = 3

const second = () => new Promise((resolve) => setTimeout(resolve, POLL_MS))

/**
 * Applies to everything of a run. While the server still works on the same key it is asked again;
 * an answer that got lost is fetched by the same key.
 */
export async function sendBulk(run: BulkRun): Promise<BulkResult> {
  for (let lost = 0; ;) {
    try {
      return await call(submitScholarships, { body: run.body, onceKey: run.key })
    } catch (error) {
      if (!isWorthRepeating(error)) throw error
      if (error.code !== 'IDEMPOTENCY_IN_PROGRESS' && ++lost >= LOST_TRIES) throw error
    }
    await second()
  }
}

const isWorthRepeating = (error: unknown): error is CallError =>
  error instanceof CallError && (error.code === 'IDEMPOTENCY_IN_PROGRESS' || error.statusCode === 0)

/** Tells each second how far a run has come, until it is stopped. */
export function followBulk({ key }: BulkRun, tell: (progress: BulkProgress) => void): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const follow = async () => {
    for (await second(); !signal.aborted; await second()) {
      // A poll that fails says nothing; the next may.
      const answer = await call(readBulkSubmission, { params: { key }, signal }).catch(() => null)
      if (answer === null || signal.aborted) continue
      const { submitted, skipped, total } = answer
      tell({ sent: submitted.length, done: submitted.length + skipped.length, total })
    }
  }
  void follow()
  return () => abort.abort()
}
