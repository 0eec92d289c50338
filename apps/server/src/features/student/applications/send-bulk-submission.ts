import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { bulkSubmissionItems, bulkSubmissions } from '../../../db/schema/applications.ts'
import type { RequirementRow } from '../../catalogue/scholarships/queries.ts'
import type { BulkSubmission } from './accept-bulk-submission.ts'
import type { CheckedAnswer } from './check-answers.ts'
import { prepareSending, type Prepared } from './prepare-sending.ts'
import { refused, sendPrepared, type SendResult } from './send-application.ts'

/** How many are read ahead: few enough that what was read is still so when it is sent. */
const CHUNK = 50

/**
 * Sends what is left of a bulk application. Each outcome commits with its application, so whoever
 * dies in the middle loses and doubles nothing; two at once take turns.
 */
export async function sendBulkSubmission(app: App, bulk: BulkSubmission): Promise<void> {
  for (;;) {
    const items = await readOpenItems(app, bulk)
    if (items.length === 0) break
    const ids = items.map(({ scholarshipId }) => scholarshipId)
    const prepared = await prepareSending(app, bulk.applicantId, ids)
    for (const { position, scholarshipId } of items)
      await app.db.transaction((tx) =>
        sendItem(tx, app, bulk, { position, prepared: prepared.get(scholarshipId) }),
      )
  }
  await app.db
    .update(bulkSubmissions)
    .set({ finishedAt: app.clock.now() })
    .where(and(eq(bulkSubmissions.id, bulk.id), isNull(bulkSubmissions.finishedAt)))
}

const readOpenItems = ({ db }: App, { id }: BulkSubmission) =>
  db
    .select({
      position: bulkSubmissionItems.position,
      scholarshipId: bulkSubmissionItems.scholarshipId,
    })
    .from(bulkSubmissionItems)
    .where(and(eq(bulkSubmissionItems.bulkSubmissionId, id), isNull(bulkSubmissionItems.outcome)))
    .orderBy(asc(bulkSubmissionItems.position))
    .limit(CHUNK)

interface Item {
  position: number
  prepared: Prepared | undefined
}

async function sendItem(
  tx: Transaction,
  app: App,
  bulk: BulkSubmission,
  item: Item,
): Promise<void> {
  const { prepared, position } = item
  const mine = and(
    eq(bulkSubmissionItems.bulkSubmissionId, bulk.id),
    eq(bulkSubmissionItems.position, position),
  )
  const [held] = await tx
    .select({ outcome: bulkSubmissionItems.outcome })
    .from(bulkSubmissionItems)
    .where(mine)
    .for('update')
  if (held?.outcome !== null) return
  const result = prepared
    ? await sendPrepared(tx, app, prepared, {
        origin: 'bulk',
        arrivedAt: bulk.arrivedAt,
        answers: answersFor(prepared.asked, bulk.fieldValues),
        refusesGaps: true,
      })
    : refused({ code: 'NOT_FOUND' })
  await tx.update(bulkSubmissionItems).set(outcomeOf(result)).where(mine)
}

/** One file answers every requirement of its field. */
const answersFor = (
  asked: readonly RequirementRow[],
  fieldValues: Readonly<Record<string, string>>,
): CheckedAnswer[] =>
  asked.flatMap(({ id, fieldId, dataType }) => {
    const value = dataType === 'file' ? fieldValues[fieldId] : undefined
    return value === undefined ? [] : [{ requirementId: id, value, baseVersion: undefined }]
  })

const outcomeOf = (result: SendResult) =>
  result.status === 'sent'
    ? { outcome: 'submitted' as const }
    : { outcome: 'skipped' as const, code: result.code, description: result.message }
