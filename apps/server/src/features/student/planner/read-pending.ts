import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applications, providerApplications } from '../../../db/schema/applications.ts'
import { savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

interface Wanted {
  /** Only this student's; everybody's without. */
  applicantId?: OwnApplicantId
  now: Date
  /** Only what closes before; everything that has a deadline without. */
  closesBefore?: Date
}

export interface Pending {
  applicantId: OwnApplicantId
  scholarshipId: string
  /** The draft of the present round, where there is one. */
  draftId: string | null
  /** When it was saved or begun, whichever was first. */
  since: Date
}

/**
 * What students still mean to apply to: saved or begun, with its deadline ahead, and neither sent
 * nor applied to elsewhere in this round. The nearest deadline first.
 */
export async function readPending(
  db: Queryable,
  { applicantId, now, closesBefore }: Wanted,
): Promise<Pending[]> {
  const { rows } = await db.execute<Omit<Pending, 'since'> & { since: string }>(sql`
    select wanted.applicant_id as "applicantId", scholarship.id as "scholarshipId",
      (array_agg(wanted.draft_id) filter (where wanted.draft_id is not null))[1] as "draftId",
      to_json(min(wanted.since)) as since
    from (
      select applicant_id, scholarship_id, null::uuid as draft_id, saved_at as since
      from ${savedScholarships}
      union all
      select applicant_id, scholarship_id, mine.id, created_at
      from ${applications} as mine where status = 'Draft'
        and cycle = (select cycle from ${scholarships} where id = mine.scholarship_id)
    ) as wanted
    join ${scholarships} as scholarship on scholarship.id = wanted.scholarship_id
    where scholarship.status = 'published' and scholarship.closes_at >= ${iso(now)}
      ${closesBefore ? sql`and scholarship.closes_at < ${iso(closesBefore)}` : sql``}
      ${applicantId ? sql`and wanted.applicant_id = ${applicantId}` : sql``}
      and not exists (
        select 1 from ${applications} as sent where sent.status = 'Received'
          and sent.applicant_id = wanted.applicant_id
          and sent.scholarship_id = scholarship.id and sent.cycle = scholarship.cycle)
      and not exists (
        select 1 from ${providerApplications} as elsewhere
        where elsewhere.applicant_id = wanted.applicant_id
          and elsewhere.scholarship_id = scholarship.id and elsewhere.cycle = scholarship.cycle)
    group by wanted.applicant_id, scholarship.id, scholarship.closes_at
    order by scholarship.closes_at, scholarship.id, wanted.applicant_id`)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

const iso = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
