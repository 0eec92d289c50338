import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { savedScholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

/** Takes a scholarship off a student's list; one that is not on it changes nothing. */
export async function unsaveScholarship(
  { db }: App,
  applicantId: OwnApplicantId,
  scholarshipId: string,
): Promise<void> {
  await db
    .delete(savedScholarships)
    .where(
      and(
        eq(savedScholarships.applicantId, applicantId),
        eq(savedScholarships.scholarshipId, scholarshipId),
      ),
    )
}
