import type { readBulkSubmission, submitScholarships as call } from '@laurel/contract/applications'
import type { AnswerOf } from '@laurel/contract/define-call'
import { asc, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { bulkSubmissionItems } from '../../../db/schema/applications.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import {
  acceptBulkSubmission,
  findBulkSubmission,
  type AskedBulkSubmission,
} from './accept-bulk-submission.ts'
import { sendBulkSubmission } from './send-bulk-submission.ts'

/** Applies to many: one result for each, in the order asked. The same key goes on where it stopped. */
export async function submitScholarships(
  app: App,
  applicantId: OwnApplicantId,
  asked: AskedBulkSubmission,
): Promise<AnswerOf<typeof call>> {
  const bulk = await acceptBulkSubmission(app, applicantId, asked)
  await sendBulkSubmission(app, bulk)
  const { submitted, skipped } = await readResults(app.db, bulk.id)
  return { submitted, skipped }
}

/** How far the bulk application with this key has come. */
export async function readBulkProgress(
  { db }: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  key: string,
): Promise<AnswerOf<typeof readBulkSubmission>> {
  const bulk = await findBulkSubmission(db, applicantId, key)
  if (!bulk) throw new CallFailure('NOT_FOUND')
  return { ...(await readResults(db, bulk.id)), isFinished: bulk.finishedAt !== null }
}

async function readResults(db: Queryable, bulkId: string) {
  const items = await db
    .select()
    .from(bulkSubmissionItems)
    .where(eq(bulkSubmissionItems.bulkSubmissionId, bulkId))
    .orderBy(asc(bulkSubmissionItems.position))
  return {
    total: items.length,
    submitted: items
      .filter(({ outcome }) => outcome === 'submitted')
      .map(({ scholarshipId }) => scholarshipId),
    skipped: items.flatMap(({ scholarshipId, code, description }) =>
      code === null || description === null ? [] : [{ scholarshipId, code, description }],
    ),
  }
}
