import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import { savedScholarships } from '../../../db/schema/scholarships.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { findSeen } from './find-seen.ts'

/** Puts a scholarship on a student's list; doing it again keeps the first time. */
export async function saveScholarship(
  app: Pick<App, 'clock'> & { db: Queryable },
  applicantId: OwnApplicantId,
  scholarshipId: string,
): Promise<void> {
  const { db, clock } = app
  await findSeen(app, applicantId, scholarshipId)
  await db
    .insert(savedScholarships)
    .values({ applicantId, scholarshipId, savedAt: clock.now() })
    .onConflictDoNothing()
}
