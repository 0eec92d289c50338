import type { BodyOf } from '@laurel/contract/define-call'
import type { askForListing as askCall, ClaimableListing } from '@laurel/contract/listing-claims'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { claimLinks } from '../../../db/schema/claims.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOf } from '../../../http/idempotency.ts'
import { createToken, hashOfToken } from '../../people/accounts/secret-token.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { readInviterName } from '../organisations/members/queries.ts'
import { INVITATION_MILLISECONDS, OPEN_INVITATIONS } from '../organisations/members/rules.ts'
import type { Member } from '../organisations/require-member.ts'
import { claimEmail } from './emails.ts'
import { isShown, mailDomain } from './prove-by-mail.ts'
import { readClaimable, readOpenLinks, readShownTexts } from './queries.ts'

/**
 * Mails a link to an address at the domain of a listing's own page; one that was mailed for the same
 * listing before works no longer. Throws LISTING_NOT_CLAIMABLE, VALIDATION_FAILED where the address
 * proves nothing, and TOO_MANY_REQUESTS past twenty open ones, twenty mails in a day, or five to the
 * same address.
 */
export async function askForListing(
  { db, clock, config, limits }: Pick<App, 'db' | 'clock' | 'config' | 'limits'>,
  { userId, organisationId }: Member,
  { scholarshipId, email }: BodyOf<typeof askCall>,
): Promise<void> {
  const listing = await readClaimable(db, scholarshipId)
  refuseAddress(listing, email, await readShownTexts(db, scholarshipId))
  await limits.use('invitationMail', userId)
  await limits.use('invitationAddress', hashOf(email))
  const token = createToken()
  await transact(db, async (tx) => {
    const now = clock.now()
    const { name: organisation } = await lockOrganisation(tx, organisationId)
    await forgetEarlier(tx, organisationId, scholarshipId)
    await refuseTooMany(tx, organisationId, now)
    await tx.insert(claimLinks).values({
      id: randomUUID(),
      scholarshipId,
      organisationId,
      email,
      tokenHash: hashOfToken(token),
      askedBy: userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_MILLISECONDS),
    })
    const asker = { id: userId, name: await readInviterName(tx, userId) }
    const url = siteLinks(config).listingClaim(token)
    await writeEmail(tx, claimEmail({ email, organisation, asker, listing, url }, config), now)
    const event = { organisationId, actorId: userId, action: 'ask_claim', scholarshipId }
    await recordAudit(tx, [event], now)
  })
}

function refuseAddress(
  { domain, addresses }: ClaimableListing,
  email: string,
  texts: readonly string[],
): void {
  if (mailDomain(email) !== domain)
    throw refusal(`Please use an address at ${domain}, where the scholarship’s page is.`)
  if (addresses === 'shown' && !isShown(email, texts))
    throw refusal(
      `Many people have an address at ${domain}. Please use one that stands on the scholarship’s own page.`,
    )
}

const refusal = (email: string) => new CallFailure('VALIDATION_FAILED', { fields: { email } })

const forgetEarlier = (tx: Transaction, organisationId: string, scholarshipId: string) =>
  tx
    .delete(claimLinks)
    .where(
      and(
        eq(claimLinks.organisationId, organisationId),
        eq(claimLinks.scholarshipId, scholarshipId),
      ),
    )

async function refuseTooMany(tx: Transaction, organisationId: string, now: Date): Promise<void> {
  const open = await readOpenLinks(tx, organisationId, now)
  if (open.length < OPEN_INVITATIONS) return
  const nextEnd = Math.min(...open.map(({ link }) => link.expiresAt.getTime()))
  throw new CallFailure('TOO_MANY_REQUESTS', {
    message: `There are ${OPEN_INVITATIONS} open links. Please take one back first.`,
    retryAfterSeconds: Math.ceil((nextEnd - now.getTime()) / 1000),
  })
}
