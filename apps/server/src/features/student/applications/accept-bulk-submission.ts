import { randomUUID } from 'node:crypto'
import { CV_FIELD_ID } from '@laurel/contract/requirement-limits'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { bulkSubmissionItems, bulkSubmissions } from '../../../db/schema/applications.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOf } from '../../../http/idempotency.ts'
import { ownApplicantId, type OwnApplicantId } from '../../../http/session.ts'
import { ownFileOf } from '../../common/files/queries.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'

export interface AskedBulkSubmission {
  scholarshipIds: readonly string[]
  /** The CV: field id to public link. */
  fieldValues: Record<string, string>
  key: string
  arrivedAt: Date
}

export interface BulkSubmission {
  id: string
  applicantId: OwnApplicantId
  fieldValues: Record<string, string>
  /** Of the first request with this key: what decides whether each application is in time. */
  arrivedAt: Date
}

/** Writes down what is to be sent, once for a key; whoever sends the key again gets the same. */
export async function acceptBulkSubmission(
  app: App,
  applicantId: OwnApplicantId,
  asked: AskedBulkSubmission,
): Promise<BulkSubmission> {
  const bodyHash = hashOf(JSON.stringify([asked.scholarshipIds, asked.fieldValues]))
  const known = await findBulkSubmission(app.db, applicantId, asked.key, bodyHash)
  if (known) return known
  if (!(await readIsSubscriber(app.db, applicantId, app.clock.now())))
    throw new CallFailure('SUBSCRIPTION_REQUIRED')
  await checkFields(app.db, applicantId, asked.fieldValues)
  await storeBulkSubmission(app, applicantId, asked, bodyHash)
  const stored = await findBulkSubmission(app.db, applicantId, asked.key, bodyHash)
  if (!stored) throw new Error('A bulk application vanished while it was being accepted.')
  return stored
}

export async function findBulkSubmission(
  db: Queryable,
  applicantId: OwnApplicantId,
  key: string,
  bodyHash?: string,
): Promise<(BulkSubmission & { finishedAt: Date | null }) | undefined> {
  const [row] = await db
    .select()
    .from(bulkSubmissions)
    .where(and(eq(bulkSubmissions.applicantId, applicantId), eq(bulkSubmissions.key, key)))
  if (!row) return undefined
  if (bodyHash !== undefined && row.bodyHash !== bodyHash)
    throw new CallFailure('IDEMPOTENCY_MISMATCH')
  return { ...row, applicantId: ownApplicantId(row.applicantId) }
}

async function checkFields(
  db: Queryable,
  applicantId: OwnApplicantId,
  fieldValues: Record<string, string>,
): Promise<void> {
  for (const [fieldId, value] of Object.entries(fieldValues)) {
    if (fieldId !== CV_FIELD_ID)
      throw new CallFailure('UNKNOWN_REQUIREMENT', {
        fields: { [fieldId]: 'Only a CV can be sent with many applications.' },
      })
    if ((await ownFileOf(db, applicantId, value)) !== 'own')
      throw new CallFailure('FOREIGN_FILE', {
        fields: { [fieldId]: 'Please upload this file again.' },
      })
  }
}

async function storeBulkSubmission(
  { db }: App,
  applicantId: OwnApplicantId,
  { scholarshipIds, fieldValues, key, arrivedAt }: AskedBulkSubmission,
  bodyHash: string,
): Promise<void> {
  const id = randomUUID()
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(bulkSubmissions)
      .values({ id, applicantId, key, bodyHash, fieldValues, arrivedAt })
      .onConflictDoNothing()
      .returning({ id: bulkSubmissions.id })
    if (stored.length === 0) return
    const items = [...new Set(scholarshipIds)].map((scholarshipId, position) => ({
      bulkSubmissionId: id,
      position,
      scholarshipId,
    }))
    await tx.insert(bulkSubmissionItems).values(items)
  })
}
