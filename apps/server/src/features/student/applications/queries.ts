import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { isPresentRound } from '../../../db/present-round.ts'
import {
  applicationAnswers,
  applications,
  providerApplications,
  submissions,
} from '../../../db/schema/applications.ts'
import { requirements, savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readAnswerLinks } from '../answers/read-answer-links.ts'

interface Mine {
  id: string
  /** Of the latest application, whatever round it belongs to; null when only sent elsewhere. */
  status: 'Draft' | 'Received' | null
}

/** The scholarships a student applied to, has a draft for or applied to elsewhere; latest first. */
export async function readMine(db: Queryable, applicantId: OwnApplicantId): Promise<Mine[]> {
  const { rows } = await db.execute<{ id: string; status: Mine['status'] }>(sql`
    select scholarship_id as id, max(at) as latest,
      (array_agg(status order by at desc) filter (where status is not null))[1] as status
    from (
      select ${applications.scholarshipId} as scholarship_id, ${applications.updatedAt} as at,
        ${applications.status} as status
      from ${applications} where ${applications.applicantId} = ${applicantId}
      union all
      select ${providerApplications.scholarshipId}, ${providerApplications.appliedAt}, null
      from ${providerApplications} where ${providerApplications.applicantId} = ${applicantId}
    ) as mine group by scholarship_id order by latest desc, scholarship_id`)
  return rows
}

export async function countMine(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<{ saved: number; draft: number; applied: number }> {
  const mine = eq(applications.applicantId, applicantId)
  const [byStatus, saved, elsewhere] = await Promise.all([
    db
      .select({ status: applications.status, number: count() })
      .from(applications)
      .where(mine)
      .groupBy(applications.status),
    db.$count(savedScholarships, eq(savedScholarships.applicantId, applicantId)),
    db.$count(providerApplications, eq(providerApplications.applicantId, applicantId)),
  ])
  const numberOf = (status: string) => byStatus.find((row) => row.status === status)?.number ?? 0
  return { saved, draft: numberOf('Draft'), applied: numberOf('Received') + elsewhere }
}

const NO_APPLICATION: ApplicantDetails = {
  status: null,
  applicationId: null,
  stage: null,
  preparedFromCycle: null,
  submittedAt: null,
  recipient: null,
  applicantFields: [],
}

const previous = alias(applications, 'previous')

/** A student's application to the present round of a scholarship, with every answer. */
export async function readApplicantDetails(
  db: Queryable,
  applicantId: OwnApplicantId,
  scholarshipId: string,
): Promise<ApplicantDetails> {
  const [application] = await db
    .select({
      id: applications.id,
      status: applications.status,
      stage: applications.stage,
      preparedFromCycle: previous.cycle,
      submittedAt: submissions.submittedAt,
      recipient: submissions.recipient,
    })
    .from(applications)
    .innerJoin(scholarships, isPresentRound)
    .leftJoin(submissions, eq(submissions.applicationId, applications.id))
    .leftJoin(previous, eq(previous.id, applications.preparedFromId))
    .where(
      and(eq(applications.applicantId, applicantId), eq(applications.scholarshipId, scholarshipId)),
    )
  if (!application) return NO_APPLICATION
  const answers = await db
    .select()
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, application.id))
  const fields = await readFields(
    db,
    answers.map((answer) => answer.requirementId),
  )
  const links = await readAnswerLinks(db, application.id)
  return {
    status: application.status,
    applicationId: application.id,
    stage: application.stage,
    preparedFromCycle: application.preparedFromCycle,
    submittedAt: application.submittedAt?.toISOString() ?? null,
    recipient: application.recipient,
    applicantFields: answers.map(({ requirementId, value, version, updatedAt }) => ({
      requirementId,
      fieldId: fields.get(requirementId)?.fieldId ?? requirementId,
      fieldValue: value,
      version,
      updatedAt: updatedAt.toISOString(),
      field: { options: fields.get(requirementId)?.options ?? [] },
      ...links.get(requirementId),
    })),
  }
}

async function readFields(db: Queryable, ids: string[]) {
  if (ids.length === 0) return new Map()
  const { id, fieldId, options } = requirements
  const rows = await db.select({ id, fieldId, options }).from(requirements).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
