import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { familyInvitations, familyLinks } from '../../../db/schema/family.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { acceptedEmail } from './emails.ts'
import { findInvitation, readPerson } from './queries.ts'
import { isOpenInvitation } from './rules.ts'

type Pair = Pick<typeof familyLinks.$inferSelect, 'parentId' | 'studentId'>

/**
 * Links whoever accepts with whoever invited. Two who accept at once make one link, and being linked
 * already changes nothing. Throws INVITATION_CLOSED and OWN_INVITATION.
 */
export async function acceptInvitation(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  who: ApplicantSession,
  token: string,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const { invitation, inviter } = await lockInvitation(tx, token)
    if (inviter.userId === who.userId) throw new CallFailure('OWN_INVITATION')
    const pair =
      invitation.invites === 'parent'
        ? { parentId: who.userId, studentId: invitation.inviterId }
        : { parentId: inviter.userId, studentId: who.applicantId }
    if (await isLinked(tx, pair)) return
    const guest = await readPerson(tx, who.userId)
    if (!guest || !isOpenInvitation(invitation, now)) throw new CallFailure('INVITATION_CLOSED')
    const made = await tx
      .insert(familyLinks)
      .values({ id: randomUUID(), ...pair, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: familyLinks.id })
    if (made.length === 0) return
    await tx
      .update(familyInvitations)
      .set({ acceptedAt: now })
      .where(eq(familyInvitations.id, invitation.id))
    const host = await readPerson(tx, inviter.userId)
    const { invites } = invitation
    if (host) await writeEmail(tx, acceptedEmail({ recipient: host, guest, invites }, config), now)
  })
}

/** Whoever comes second waits for the first, and then reads what became of the invitation. */
async function lockInvitation(tx: Transaction, token: string) {
  const found = await findInvitation(tx, token)
  if (!found) throw new CallFailure('INVITATION_CLOSED')
  const [invitation] = await tx
    .select()
    .from(familyInvitations)
    .where(eq(familyInvitations.id, found.invitation.id))
    .for('update')
  if (!invitation) throw new CallFailure('INVITATION_CLOSED')
  return { invitation, inviter: found.inviter }
}

const isLinked = async (tx: Transaction, { parentId, studentId }: Pair): Promise<boolean> =>
  (await tx.$count(
    familyLinks,
    and(eq(familyLinks.parentId, parentId), eq(familyLinks.studentId, studentId)),
  )) > 0
