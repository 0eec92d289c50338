import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import { and, count, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { signedInDays } from '../../db/schema/accounts.ts'
import {
  applicationAnswers,
  applications,
  providerApplications,
  submissions,
} from '../../db/schema/applications.ts'
import { requirements, savedScholarships, scholarships } from '../../db/schema/scholarships.ts'
import { FREE_SCHOLARSHIP_LIMIT } from '@laurel/contract/scholarships'
import type { OwnApplicantId } from '../../http/session.ts'

/** Individually submitted applications, each once: spec 3 "Quota". */
export async function countSubmitted(db: Queryable, applicantId: OwnApplicantId): Promise<number> {
  const [row] = await db
    .select({ submitted: count() })
    .from(applications)
    .where(
      and(
        eq(applications.applicantId, applicantId),
        eq(applications.status, 'Received'),
        eq(applications.origin, 'individual'),
      ),
    )
  return row?.submitted ?? 0
}

/** Three for each day of signed-in use, the first included: spec 3 "Quota". */
export async function readFreeLimit(db: Queryable, applicantId: OwnApplicantId): Promise<number> {
  const [row] = await db
    .select({ days: countDistinct(signedInDays.day) })
    .from(signedInDays)
    .where(eq(signedInDays.applicantId, applicantId))
  return FREE_SCHOLARSHIP_LIMIT * Math.max(1, row?.days ?? 0)
}

export async function readQuota(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<{ scholarshipCount: number; freeLimit: number }> {
  const [scholarshipCount, freeLimit] = await Promise.all([
    countSubmitted(db, applicantId),
    readFreeLimit(db, applicantId),
  ])
  return { scholarshipCount, freeLimit }
}

/** The scholarships a student applied to, has a draft for or applied to elsewhere; latest first. */
export async function readMineIds(db: Queryable, applicantId: OwnApplicantId): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select scholarship_id as id, max(at) as latest from (
      select ${applications.scholarshipId} as scholarship_id, ${applications.updatedAt} as at
      from ${applications} where ${applications.applicantId} = ${applicantId}
      union all
      select ${providerApplications.scholarshipId}, ${providerApplications.appliedAt}
      from ${providerApplications} where ${providerApplications.applicantId} = ${applicantId}
    ) as mine group by scholarship_id order by latest desc, scholarship_id`)
  return rows.rows.map((row) => row.id)
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
      submittedAt: submissions.submittedAt,
      recipient: submissions.recipient,
    })
    .from(applications)
    .innerJoin(
      scholarships,
      and(
        eq(scholarships.id, applications.scholarshipId),
        eq(scholarships.cycle, applications.cycle),
      ),
    )
    .leftJoin(submissions, eq(submissions.applicationId, applications.id))
    .where(
      and(eq(applications.applicantId, applicantId), eq(applications.scholarshipId, scholarshipId)),
    )
  if (!application) return { status: null, submittedAt: null, recipient: null, applicantFields: [] }
  const answers = await db
    .select()
    .from(applicationAnswers)
    .where(eq(applicationAnswers.applicationId, application.id))
  const fields = await readFields(
    db,
    answers.map((answer) => answer.requirementId),
  )
  return {
    status: application.status,
    submittedAt: application.submittedAt?.toISOString() ?? null,
    recipient: application.recipient,
    applicantFields: answers.map(({ requirementId, value, version, updatedAt }) => ({
      requirementId,
      fieldId: fields.get(requirementId)?.fieldId ?? requirementId,
      fieldValue: value,
      version,
      updatedAt: updatedAt.toISOString(),
      field: { options: fields.get(requirementId)?.options ?? [] },
    })),
  }
}

async function readFields(db: Queryable, ids: string[]) {
  if (ids.length === 0) return new Map()
  const { id, fieldId, options } = requirements
  const rows = await db.select({ id, fieldId, options }).from(requirements).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
