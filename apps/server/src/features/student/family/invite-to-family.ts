import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { inviteToFamily as inviteCall } from '@laurel/contract/family-links'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { familyInvitations } from '../../../db/schema/family.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOf } from '../../../http/idempotency.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { createToken, hashOfToken } from '../../people/accounts/secret-token.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { invitationEmail } from './emails.ts'
import { readInvitations, readPerson } from './queries.ts'
import { INVITATION_MILLISECONDS, OPEN_INVITATIONS } from './rules.ts'

/**
 * Makes a link that links whoever accepts it once, and mails it when an address is given. Throws
 * TOO_MANY_REQUESTS past ten open ones, twenty mails in a day, or five to the same address.
 */
export async function inviteToFamily(
  { db, clock, config, limits }: Pick<App, 'db' | 'clock' | 'config' | 'limits'>,
  who: ApplicantSession,
  { invites, email }: BodyOf<typeof inviteCall>,
): Promise<AnswerOf<typeof inviteCall>> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + INVITATION_MILLISECONDS)
  const token = createToken()
  const url = siteLinks(config).invitation(token)
  const id = randomUUID()
  if (email !== undefined) {
    await limits.use('invitationMail', who.userId)
    await limits.use('invitationAddress', hashOf(email))
  }
  await db.transaction(async (tx) => {
    await refuseTooMany(tx, who, now)
    const inviter = await readPerson(tx, who.userId)
    if (!inviter) throw new CallFailure('SESSION_ENDED')
    await tx.insert(familyInvitations).values({
      id,
      inviterId: who.applicantId,
      invites,
      email: email ?? null,
      tokenHash: hashOfToken(token),
      createdAt: now,
      expiresAt,
    })
    if (email === undefined) return
    await writeEmail(tx, invitationEmail({ email, inviter, invites, url }, config), now)
  })
  return { id, url, expiresAt: expiresAt.toISOString() }
}

/** One invitation of a person at a time, so that eleven at once do not become eleven. */
async function refuseTooMany(tx: Transaction, who: ApplicantSession, now: Date): Promise<void> {
  await tx
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.id, who.applicantId))
    .for('update')
  const open = await readInvitations(tx, who.applicantId, now)
  if (open.length < OPEN_INVITATIONS) return
  const nextEnd = Math.min(...open.map(({ expiresAt }) => expiresAt.getTime()))
  throw new CallFailure('TOO_MANY_REQUESTS', {
    message: `You have ${OPEN_INVITATIONS} open invitations. Please take one back first.`,
    retryAfterSeconds: Math.ceil((nextEnd - now.getTime()) / 1000),
  })
}
