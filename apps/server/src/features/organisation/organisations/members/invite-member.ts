import type { BodyOf } from '@laurel/contract/define-call'
import type { inviteMember as inviteCall } from '@laurel/contract/organisation-members'
import { randomUUID } from 'node:crypto'
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
import { hashOf } from '../../../../http/idempotency.ts'
import { createToken, hashOfToken } from '../../../people/accounts/secret-token.ts'
import { lockOrganisation } from '../lock-organisation.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import { siteLinks } from '../../../common/mail/site-links.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { invitationEmail } from '../emails.ts'
import type { Member } from '../require-member.ts'
import { readInviterName, readOpenInvitations } from './queries.ts'
import { INVITATION_MILLISECONDS, OPEN_INVITATIONS } from './rules.ts'

type Invited = BodyOf<typeof inviteCall>

/**
 * Mails a link that makes its reader a member once; one that the same address was mailed before
 * works no longer. Throws ALREADY_MEMBER, and TOO_MANY_REQUESTS past twenty open ones, twenty mails
 * in a day, or five to the same address.
 */
export async function inviteMember(
  { db, clock, config, limits }: Pick<App, 'db' | 'clock' | 'config' | 'limits'>,
  { userId, organisationId }: Member,
  { email, role }: Invited,
): Promise<void> {
  await limits.use('invitationMail', userId)
  await limits.use('invitationAddress', hashOf(email))
  const token = createToken()
  await transact(db, async (tx) => {
    const now = clock.now()
    const organisation = await lockOrganisation(tx, organisationId)
    await refuseMember(tx, organisationId, email)
    await withdrawEarlier(tx, organisationId, email, now)
    await refuseTooMany(tx, organisationId, now)
    await tx.insert(organisationInvitations).values({
      id: randomUUID(),
      organisationId,
      email,
      role,
      tokenHash: hashOfToken(token),
      invitedBy: userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_MILLISECONDS),
    })
    const invited = {
      email,
      role,
      organisation: organisation.name,
      inviterId: userId,
      inviterName: await readInviterName(tx, userId),
      url: siteLinks(config).organisationInvitation(token),
    }
    await writeEmail(tx, invitationEmail(invited, config), now)
    const event = { organisationId, actorId: userId, action: 'invite_member', details: { role } }
    await recordAudit(tx, [event], now)
  })
}

async function refuseMember(tx: Transaction, organisationId: string, email: string): Promise<void> {
  const found = await tx
    .select({ userId: users.id })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(users.email, email)))
  if (found.length > 0) throw new CallFailure('ALREADY_MEMBER')
}

const withdrawEarlier = (tx: Transaction, organisationId: string, email: string, now: Date) =>
  tx
    .update(organisationInvitations)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(organisationInvitations.organisationId, organisationId),
        eq(organisationInvitations.email, email),
        isNull(organisationInvitations.acceptedAt),
        isNull(organisationInvitations.withdrawnAt),
      ),
    )

async function refuseTooMany(tx: Transaction, organisationId: string, now: Date): Promise<void> {
  const open = await readOpenInvitations(tx, organisationId, now)
  if (open.length < OPEN_INVITATIONS) return
  const nextEnd = Math.min(...open.map(({ expiresAt }) => expiresAt.getTime()))
  throw new CallFailure('TOO_MANY_REQUESTS', {
    message: `There are ${OPEN_INVITATIONS} open invitations. Please take one back first.`,
    retryAfterSeconds: Math.ceil((nextEnd - now.getTime()) / 1000),
  })
}
