import type { AiPolicy } from '@laurel/contract/chat-shapes'
import type { RequirementLimits } from '@laurel/contract/scholarship-shapes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications, files } from '../../../db/schema/applications.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { isFileId } from '../../../file-links.ts'

export interface EssayTarget {
  title: string
  scholarshipTitle: string
  dataType: string
  limits: RequirementLimits
  aiPolicy: AiPolicy
  /** The student's application of the present round; null when there is none yet. */
  applicationId: string | null
}

/** What an essay is written for; undefined when it is not asked. */
export async function essayTarget(
  db: Queryable,
  applicantId: OwnApplicantId,
  requirementId: string,
): Promise<EssayTarget | undefined> {
  const { title, dataType, limits } = requirements
  const { title: scholarshipTitle, aiPolicy } = scholarships
  const [row] = await db
    .select({ title, dataType, limits, scholarshipTitle, aiPolicy, applicationId: applications.id })
    .from(requirements)
    .innerJoin(scholarships, eq(scholarships.id, requirements.scholarshipId))
    .leftJoin(
      applications,
      and(
        eq(applications.scholarshipId, scholarships.id),
        eq(applications.cycle, scholarships.cycle),
        eq(applications.applicantId, applicantId),
      ),
    )
    .where(and(eq(requirements.id, requirementId), isNull(requirements.removedAt)))
  return row
}

/** Who signs an essay, and the zone of its date. */
export async function essayWriter(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<{ name: string; timeZone: string }> {
  const { firstName, lastName } = users
  const [row] = await db
    .select({ firstName, lastName, timeZone: applicants.timeZone })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId))
  if (!row) throw new CallFailure('NOT_FOUND')
  return { name: `${row.firstName} ${row.lastName}`.trim(), timeZone: row.timeZone }
}

/** The text that one of the student's own essay files was made from. */
export async function readEssaySource(
  db: Queryable,
  applicantId: OwnApplicantId,
  id: string,
): Promise<{ essay: string }> {
  const mine = and(eq(files.id, id), eq(files.applicantId, applicantId), eq(files.state, 'stored'))
  const [row] = isFileId(id)
    ? await db.select({ essay: files.essayHtml }).from(files).where(mine)
    : []
  if (!row || row.essay === null) throw new CallFailure('NOT_FOUND')
  return { essay: row.essay }
}
