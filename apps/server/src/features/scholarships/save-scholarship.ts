import type { App } from '../../app.ts'
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../db/database.ts'
import { savedScholarships } from '../../db/schema/scholarships.ts'
import { CallFailure } from '../../http/failures.ts'
import type { OwnApplicantId } from '../../http/session.ts'

/** Puts a scholarship on a student's list; doing it again keeps the first time. */
export async function saveScholarship(
  { db, clock }: App,
  applicantId: OwnApplicantId,
  scholarshipId: string,
): Promise<void> {
  try {
    await db
      .insert(savedScholarships)
      .values({ applicantId, scholarshipId, savedAt: clock.now() })
      .onConflictDoNothing()
  } catch (error) {
    if (sqlStateOf(error) === FOREIGN_KEY_VIOLATION) throw new CallFailure('NOT_FOUND')
    throw error
  }
}
