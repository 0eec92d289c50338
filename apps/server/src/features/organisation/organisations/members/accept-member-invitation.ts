import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import {
  organisationInvitations,
  organisationMembers,
} from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { CallFailure } from '../../../../http/failures.ts'
import type { Session } from '../../../../http/session.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { becomeOrganiser } from '../become-organiser.ts'
import { joinedEmail } from '../emails.ts'
import { lockOrganisation } from '../lock-organisation.ts'
import { findMemberInvitation, isMember } from './queries.ts'
import { isOpenInvitation, nameOf } from './rules.ts'

/**
 * Makes whoever accepts a member, and uses the link up. Whoever is one already stays what they are,
 * and the link stays good. Throws INVITATION_CLOSED.
 */
export async function acceptMemberInvitation(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  { userId }: Session,
  token: string,
): Promise<{ organisationId: string }> {
  const found = await findMemberInvitation(db, token)
  if (!found) throw new CallFailure('INVITATION_CLOSED')
  const { organisationId } = found.invitation
  await transact(db, async (tx) => {
    const now = clock.now()
    const { name: organisation } = await lockOrganisation(tx, organisationId)
    if (await isMember(tx, organisationId, userId)) return
    const { id, role } = await takeInvitation(tx, found.invitation.id, now)
    await tx.insert(organisationMembers).values({ organisationId, userId, role, joinedAt: now })
    await tx
      .update(organisationInvitations)
      .set({ acceptedAt: now })
      .where(eq(organisationInvitations.id, id))
    await becomeOrganiser(tx, userId)
    const guest = await readName(tx, userId)
    const joined = { organisation, guest, guestId: userId, role }
    await writeEmail(tx, joinedEmail(found.inviter, joined, config), now)
    const event = { organisationId, actorId: userId, action: 'accept_invitation' }
    await recordAudit(tx, [{ ...event, details: { role } }], now)
  })
  return { organisationId }
}

/** Read again while the organisation is held: of two who accept at once, one comes too late. */
async function takeInvitation(tx: Transaction, id: string, now: Date) {
  const [invitation] = await tx
    .select()
    .from(organisationInvitations)
    .where(eq(organisationInvitations.id, id))
  if (!invitation || !isOpenInvitation(invitation, now)) throw new CallFailure('INVITATION_CLOSED')
  return invitation
}

async function readName(tx: Transaction, userId: string): Promise<string> {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.purgeAfter)))
  if (!user) throw new CallFailure('SESSION_ENDED')
  return nameOf(user)
}
