import { asc, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { bulkSubmissions } from '../../db/schema/applications.ts'
import { ownApplicantId } from '../../http/session.ts'
import { sendBulkSubmission } from './send-bulk-submission.ts'

/**
 * Finishes the bulk applications that were cut short and whose client never came back. Safe to
 * repeat, and beside calls that are still at work: they take turns.
 */
export async function finishBulkSubmissions(app: App): Promise<void> {
  const cutShort = await app.db
    .select()
    .from(bulkSubmissions)
    .where(isNull(bulkSubmissions.finishedAt))
    .orderBy(asc(bulkSubmissions.arrivedAt))
  for (const { id, applicantId, fieldValues, arrivedAt } of cutShort)
    try {
      await sendBulkSubmission(app, {
        id,
        applicantId: ownApplicantId(applicantId),
        fieldValues,
        arrivedAt,
      })
    } catch (error) {
      app.server.log.error({ err: error, id }, 'a bulk application is left to the next time')
    }
}
