import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'
import { isEarly, isPublic } from './policy.ts'
import { readScholarships, type ScholarshipRow } from './queries.ts'

type Reads = Pick<App, 'clock'> & { db: Queryable }

/**
 * A scholarship that a student may know of, by its id: whoever got that from a subscriber knows
 * nothing more before its window has passed. @throws NOT_FOUND
 */
export async function findSeen(
  app: Reads,
  applicantId: OwnApplicantId,
  id: string,
): Promise<ScholarshipRow> {
  const row = (await readScholarships(app.db, [id])).get(id)
  if (!row || !isPublic(row) || !(await isSeenBy(app, applicantId, row)))
    throw new CallFailure('NOT_FOUND')
  return row
}

/** Whether a student sees a scholarship now that only subscribers may see yet. */
export async function isSeenBy(
  { db, clock }: Reads,
  applicantId: OwnApplicantId,
  row: Pick<ScholarshipRow, 'earlyAccessUntil' | 'isRandomDraw'>,
): Promise<boolean> {
  const now = clock.now()
  return !isEarly(row, now) || readIsSubscriber(db, applicantId, now)
}
