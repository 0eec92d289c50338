import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { automationSteps } from '../../../db/schema/automation.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { ownApplicantId, type OwnApplicantId } from '../../../http/session.ts'

/** A draft that was prepared from an earlier round and not sent yet. */
export interface PreparedDraft {
  applicationId: string
  applicantId: OwnApplicantId
  scholarshipId: string
  cycle: string
  /** The student has changed nothing in it. */
  isUntouched: boolean
  wasAsked: boolean
  hasBegun: boolean
}

/** The prepared drafts of rounds that are not over, by student, the nearest deadline first. */
export async function readPrepared(db: Queryable, now: Date): Promise<PreparedDraft[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<
    Omit<PreparedDraft, 'applicantId'> & { applicantId: string }
  >(sql`
    select draft.id as "applicationId", draft.applicant_id as "applicantId",
      scholarship.id as "scholarshipId", draft.cycle,
      draft.updated_at = draft.created_at as "isUntouched",
      coalesce(scholarship.opens_at <= ${at}, true) as "hasBegun",
      exists (
        select 1 from ${automationSteps} as step
        where step.applicant_id = draft.applicant_id and step.scholarship_id = scholarship.id
          and step.cycle = draft.cycle and step.step = 'asked') as "wasAsked"
    from ${applications} as draft
    join ${scholarships} as scholarship
      on scholarship.id = draft.scholarship_id and scholarship.cycle = draft.cycle
    where draft.status = 'Draft' and draft.prepared_from_id is not null
      and scholarship.status = 'published'
      and (scholarship.closes_at is null or scholarship.closes_at >= ${at})
    order by draft.applicant_id, scholarship.closes_at nulls last, scholarship.id`)
  return rows.map((row) => ({ ...row, applicantId: ownApplicantId(row.applicantId) }))
}

/** Whether a student's prepared draft is still there as it was prepared. */
export async function isStillUntouched(
  db: Queryable,
  { applicationId }: PreparedDraft,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${applications} where id = ${applicationId} and status = 'Draft'
      and prepared_from_id is not null and updated_at = created_at`)
  return rows.length > 0
}
