import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { familyInvitations } from '../../../db/schema/family.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

/** Takes an open invitation back: its link works no longer. Throws NOT_FOUND. */
export async function withdrawInvitation(
  { db }: Pick<App, 'db'>,
  applicantId: OwnApplicantId,
  id: string,
): Promise<void> {
  const gone = await db
    .delete(familyInvitations)
    .where(
      and(
        eq(familyInvitations.id, id),
        eq(familyInvitations.inviterId, applicantId),
        isNull(familyInvitations.acceptedAt),
      ),
    )
  if (gone.rowCount === 0) throw new CallFailure('NOT_FOUND')
}
