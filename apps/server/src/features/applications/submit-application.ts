import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { applications, submissions } from '../../db/schema/applications.ts'
import { applicants } from '../../db/schema/accounts.ts'
import { CallFailure } from '../../http/failures.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { readStudent, touchStudent } from '../matches/read-student.ts'
import { countSubmitted } from '../quota/queries.ts'
import { describeMatch } from '../scholarships/describe-match.ts'
import { isOpen, isPublic } from '../scholarships/policy.ts'
import {
  readRequirements,
  readScholarships,
  type RequirementRow,
  type ScholarshipRow,
} from '../scholarships/queries.ts'
import { findLostFiles } from './find-lost-files.ts'
import { missingFields } from './rules.ts'
import { checkAnswers, saveAnswers, type KeptAnswers } from './save-answers.ts'
import { canEdit, refusalToSend, type ApplicationStatus } from './states.ts'

interface Sent {
  scholarshipId: string
  status: 'draft' | 'received'
  requirements: AnswerInput[]
  /** When the headers of the request arrived: what decides whether it is in time. */
  arrivedAt: Date
}

interface Saved {
  scholarshipCount: number
  status: ApplicationStatus
  missing: string[]
  versions: Record<string, number>
}

/**
 * Saves the answers sent and, unless it is a draft, submits the application. Whatever stands in
 * the way of submitting, the answers are kept as a draft first and the refusal comes after.
 */
export async function submitApplication(
  app: App,
  who: ApplicantSession,
  sent: Sent,
): Promise<Saved> {
  const { scholarshipId } = sent
  const scholarship = (await readScholarships(app.db, [scholarshipId])).get(scholarshipId)
  if (!scholarship || !isPublic(scholarship)) throw new CallFailure('NOT_FOUND')
  const asked = (await readRequirements(app.db, [scholarshipId])).get(scholarshipId) ?? []
  const answers = await checkAnswers(app, who, asked, sent.requirements)
  // Read before the transaction: a second connection inside it could exhaust the pool.
  const student = await readStudent(app, who.applicantId)
  const { verdict } = describeMatch(app, who, student, scholarship)
  const outcome = await app.db.transaction(async (tx) => {
    const application = await openApplication(tx, app, who, scholarship)
    if (!canEdit(application)) throw new CallFailure('ALREADY_APPLIED')
    const now = app.clock.now()
    const kept = await saveAnswers(tx, application.id, answers, now)
    for (const lost of await findLostFiles(tx, who.applicantId, asked, kept.values))
      kept.values.delete(lost)
    if (sent.status === 'draft' || kept.stale) return { kept, status: 'Draft' as const }
    const code = refusalToSend(
      { isOpen: isOpen(scholarship, sent.arrivedAt), delivery: scholarship.delivery },
      verdict,
    )
    const refusal = code ? new CallFailure(code) : refusalOfGaps(asked, kept.values)
    if (refusal) return { kept, status: 'Draft' as const, refusal }
    await markReceived(tx, who, application.id, scholarship, asked, kept, now)
    return { kept, status: 'Received' as const }
  })
  const { kept, status, refusal } = outcome
  if (kept.stale) throw new CallFailure('STALE_VERSION', { current: kept.stale })
  if (refusal) throw refusal
  return {
    scholarshipCount: await countSubmitted(app.db, who.applicantId),
    status,
    missing: Object.keys(missingFields(asked, kept.values)),
    versions: Object.fromEntries(kept.versions),
  }
}

/** The one row of this applicant, scholarship and round, held until the transaction ends. */
async function openApplication(
  tx: Transaction,
  app: App,
  { applicantId }: ApplicantSession,
  { id: scholarshipId, cycle }: ScholarshipRow,
): Promise<{ id: string; status: ApplicationStatus }> {
  const now = app.clock.now()
  await tx
    .insert(applications)
    .values({
      id: randomUUID(),
      applicantId,
      scholarshipId,
      cycle,
      status: 'Draft',
      origin: 'individual',
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  const [application] = await tx
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(
      and(
        eq(applications.applicantId, applicantId),
        eq(applications.scholarshipId, scholarshipId),
        eq(applications.cycle, cycle),
      ),
    )
    .for('update')
  if (!application) throw new Error('An application vanished while it was being saved.')
  return application
}

function refusalOfGaps(
  asked: readonly RequirementRow[],
  values: ReadonlyMap<string, FieldValue>,
): CallFailure | undefined {
  const fields = missingFields(asked, values)
  return Object.keys(fields).length > 0
    ? new CallFailure('REQUIREMENTS_MISSING', { fields })
    : undefined
}

async function markReceived(
  tx: Transaction,
  { applicantId }: ApplicantSession,
  applicationId: string,
  scholarship: ScholarshipRow,
  asked: readonly RequirementRow[],
  kept: KeptAnswers,
  now: Date,
): Promise<void> {
  await tx
    .update(applications)
    .set({ status: 'Received', updatedAt: now })
    .where(eq(applications.id, applicationId))
  await tx.insert(submissions).values({
    applicationId,
    submittedAt: now,
    recipient: scholarship.sponsor,
    answers: asked.flatMap(({ id, title }) => {
      const value = kept.values.get(id)
      return value === undefined ? [] : [{ requirementId: id, title, value }]
    }),
  })
  await tx
    .update(applicants)
    .set({ isScholarshipApplied: true })
    .where(eq(applicants.id, applicantId))
  await touchStudent(tx, applicantId)
}
