import type { AnswerOf } from '@laurel/contract/define-call'
import type { readMemberInvitation as readCall } from '@laurel/contract/organisation-members'
import type { Queryable } from '../../../../db/database.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { findMemberInvitation, isMember, readEmail } from './queries.ts'
import { isOpenInvitation, nameOf } from './rules.ts'

/**
 * Which organisation invites, and as what. Whoever belongs to it is told so, for a used link too:
 * they are led in, not turned away. Throws INVITATION_CLOSED.
 */
export async function readMemberInvitation(
  db: Queryable,
  token: string,
  userId: string | undefined,
  now: Date,
): Promise<AnswerOf<typeof readCall>> {
  const found = await findMemberInvitation(db, token)
  if (!found) throw new CallFailure('INVITATION_CLOSED')
  const { invitation, organisationName, inviter } = found
  const { organisationId, role, expiresAt } = invitation
  const email = userId === undefined ? undefined : await readEmail(db, userId)
  const belongs = userId !== undefined && (await isMember(db, organisationId, userId))
  if (!belongs && !isOpenInvitation(invitation, now)) throw new CallFailure('INVITATION_CLOSED')
  return {
    organisationName,
    inviterName: nameOf(inviter) || 'An owner',
    role,
    expiresAt: expiresAt.toISOString(),
    memberOf: belongs ? organisationId : null,
    isForOther: email !== undefined && email !== invitation.email,
  }
}
