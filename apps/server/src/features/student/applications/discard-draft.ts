import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { isPresentRound } from '../../../db/present-round.ts'
import { applications } from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { canEdit } from './states.ts'

/** Deletes the draft of the present round with every answer and its history; files stay. */
export async function discardDraft(
  { db }: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  scholarshipId: string,
): Promise<{ scholarshipId: string }> {
  return db.transaction(async (tx) => {
    const [application] = await tx
      .select({ id: applications.id, status: applications.status })
      .from(applications)
      .innerJoin(scholarships, isPresentRound)
      .where(
        and(
          eq(applications.applicantId, applicantId),
          eq(applications.scholarshipId, scholarshipId),
        ),
      )
      .for('update', { of: applications })
    if (!application) throw new CallFailure('NOT_FOUND')
    if (!canEdit(application)) throw new CallFailure('ALREADY_APPLIED')
    await tx.delete(applications).where(eq(applications.id, application.id))
    return { scholarshipId }
  })
}
