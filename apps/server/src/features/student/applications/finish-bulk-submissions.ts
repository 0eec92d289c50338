import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { bulkSubmissions } from '../../../db/schema/applications.ts'
import { ownApplicantId } from '../../../http/session.ts'
import { sendBulkSubmission } from './send-bulk-submission.ts'

/**
 * Finishes the bulk applications that were cut short and whose client never came back, but not of
 * an account that must go. Safe to repeat, and beside calls that are still at work: they take turns.
 */
export async function finishBulkSubmissions(app: App): Promise<void> {
  const { id, applicantId, fieldValues, arrivedAt } = bulkSubmissions
  const cutShort = await app.db
    .select({ id, applicantId, fieldValues, arrivedAt })
    .from(bulkSubmissions)
    .innerJoin(applicants, eq(applicants.id, applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(isNull(bulkSubmissions.finishedAt), isNull(users.purgeAfter)))
    .orderBy(asc(arrivedAt))
  for (const bulk of cutShort)
    try {
      await sendBulkSubmission(app, { ...bulk, applicantId: ownApplicantId(bulk.applicantId) })
    } catch (error) {
      const message = 'a bulk application is left to the next time'
      app.server.log.error({ err: error, id: bulk.id }, message)
    }
}
