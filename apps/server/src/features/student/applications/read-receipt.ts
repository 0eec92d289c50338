import type { Receipt } from '@laurel/contract/tracking'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applications, applicationStages, submissions } from '../../../db/schema/applications.ts'
import { applicantMessages, applicationHandlings } from '../../../db/schema/rounds.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readResults } from './read-results.ts'
import { receiptNumber } from './rules.ts'

/** Exactly what was sent, to whom and when; only for the student who sent it. */
export async function readReceipt(
  db: Queryable,
  applicantId: OwnApplicantId,
  applicationId: string,
): Promise<Receipt> {
  const [row] = await db
    .select({
      scholarshipId: scholarships.id,
      title: scholarships.title,
      cycle: applications.cycle,
      origin: applications.origin,
      submission: submissions,
      withdrawnAt: applicationStages.enteredAt,
      announceBy: rounds.announceBy,
      openedAt: applicationHandlings.openedAt,
    })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .leftJoin(
      rounds,
      and(
        eq(rounds.scholarshipId, applications.scholarshipId),
        eq(rounds.cycle, applications.cycle),
      ),
    )
    .leftJoin(
      applicationStages,
      and(
        eq(applicationStages.applicationId, submissions.applicationId),
        eq(applicationStages.stage, 'withdrawn'),
      ),
    )
    .leftJoin(
      applicationHandlings,
      eq(applicationHandlings.applicationId, submissions.applicationId),
    )
    .where(
      and(eq(submissions.applicationId, applicationId), eq(applications.applicantId, applicantId)),
    )
  if (!row) throw new CallFailure('NOT_FOUND')
  const { submission, withdrawnAt, openedAt, ...application } = row
  const dataTypes = await readDataTypes(db, submission.answers)
  const results = await readResults(db, [applicationId])
  return {
    ...application,
    result: results.get(applicationId) ?? null,
    applicationId,
    number: receiptNumber(applicationId),
    recipient: submission.recipient,
    submittedAt: submission.submittedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
    messages: await readMessages(db, applicationId),
    sender: submission.sender,
    answers: submission.answers.map((answer) => ({
      ...answer,
      dataType: dataTypes.get(answer.requirementId) ?? 'text',
    })),
  }
}

/** What the sponsor wrote since, the oldest first. */
async function readMessages(db: Queryable, applicationId: string) {
  const { subject, body, sentAt } = applicantMessages
  const rows = await db
    .select({ subject, text: body, sentAt })
    .from(applicantMessages)
    .where(eq(applicantMessages.applicationId, applicationId))
    .orderBy(asc(sentAt))
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }))
}

/** A requirement that was dropped since is still there for what answered it. */
async function readDataTypes(db: Queryable, answers: readonly { requirementId: string }[]) {
  const ids = answers.map(({ requirementId }) => requirementId)
  const { id, dataType } = requirements
  const rows = await db.select({ id, dataType }).from(requirements).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.dataType]))
}
