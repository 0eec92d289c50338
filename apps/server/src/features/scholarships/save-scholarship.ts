import type { App } from '../../app-context.ts'
import type { Queryable } from '../../db/database.ts'
import { savedScholarships } from '../../db/schema/scholarships.ts'
import { CallFailure } from '../../http/failures.ts'
import type { OwnApplicantId } from '../../http/session.ts'
import { isPublic } from './policy.ts'
import { readScholarships } from './queries.ts'

/** Puts a scholarship on a student's list; doing it again keeps the first time. */
export async function saveScholarship(
  { db, clock }: Pick<App, 'clock'> & { db: Queryable },
  applicantId: OwnApplicantId,
  scholarshipId: string,
): Promise<void> {
  const scholarship = (await readScholarships(db, [scholarshipId])).get(scholarshipId)
  if (!scholarship || !isPublic(scholarship)) throw new CallFailure('NOT_FOUND')
  await db
    .insert(savedScholarships)
    .values({ applicantId, scholarshipId, savedAt: clock.now() })
    .onConflictDoNothing()
}
