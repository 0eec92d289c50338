import type { BodyInputOf } from '@laurel/contract/define-call'
import type { submitScholarships } from '@laurel/contract/applications'
import { isRecord, keepJson, readJson, tabStorage } from '../../../browser-storage.ts'

/** One selection on its way: whatever is retried, its key stays, so nothing is sent twice. */
export interface BulkRun {
  /** Sent as Idempotency-Key. */
  key: string
  body: BodyInputOf<typeof submitScholarships>
  /** Not so once it has failed: then it waits for another try. */
  isRunning: boolean
}

const keyOf = (list: string, userId: string) => `bulkRun:${list}:${userId}`

/** The run of this tab; it is taken up again after a reload. */
export const readRun = (list: string, userId: string): BulkRun | undefined =>
  readJson(tabStorage(), keyOf(list, userId), isRun)

const isRun = (json: unknown): json is BulkRun =>
  isRecord(json) &&
  typeof json['key'] === 'string' &&
  isRecord(json['body']) &&
  Array.isArray(json['body']['scholarshipId'])

export function rememberRun(list: string, userId: string, run: BulkRun): void {
  keepJson(tabStorage(), keyOf(list, userId), run)
}

export const forgetRun = (list: string, userId: string): void =>
  tabStorage().removeItem(keyOf(list, userId))

/** The run for a selection: the same selection again has the same key. */
export function runFor(body: BulkRun['body'], last: BulkRun | undefined, newKey: string): BulkRun {
  const isSame = last !== undefined && JSON.stringify(last.body) === JSON.stringify(body)
  return { key: isSame ? last.key : newKey, body, isRunning: true }
}
