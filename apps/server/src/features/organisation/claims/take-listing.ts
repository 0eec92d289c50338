import type { AnswerOf } from '@laurel/contract/define-call'
import type { ClaimableListing, takeListing as takeCall } from '@laurel/contract/listing-claims'
import { changeLine } from '@laurel/contract/words/listing-changes'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { claimLinks, listingClaims } from '../../../db/schema/claims.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Session } from '../../../http/session.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { readVersions } from '../../catalogue/storing/restore-listing.ts'
import { writeEmail } from '../../common/mail/write-email.ts'
import { recordCatalogueChange } from '../../catalogue/matches/record-catalogue-change.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { isMember } from '../organisations/members/queries.ts'
import { toContent } from '../publishing/convert-listing.ts'
import { keepFirst, keepVersion } from '../publishing/keep-version.ts'
import { readRound, readVersion } from '../publishing/queries.ts'
import { readRequirements, readScholarships } from '../../catalogue/scholarships/queries.ts'
import { recordEvents } from '../../catalogue/trust/record-events.ts'
import { takenEmail } from './emails.ts'
import { mailDomain } from './prove-by-mail.ts'
import { findClaimLink, readClaimable } from './queries.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'matches'>

/**
 * Gives a listing to the organisation that asked, by whoever follows the link signed in. What students
 * have of it stays; no import writes over it from now on. Throws CLAIM_CLOSED and
 * LISTING_NOT_CLAIMABLE.
 */
export async function takeListing(
  { db, clock, config, matches }: Parts,
  { userId }: Session,
  token: string,
): Promise<AnswerOf<typeof takeCall>> {
  const found = await findClaimLink(db, token)
  if (!found) throw new CallFailure('CLAIM_CLOSED')
  const { organisationId, scholarshipId } = found.link
  await transact(db, async (tx) => {
    const now = clock.now()
    const organisation = await lockOrganisation(tx, organisationId)
    const listing = await useLink(tx, found.link.id, now)
    await keepBefore(tx, listing, { organisationId, userId }, now)
    await handOver(tx, listing, { organisationId, userId, name: organisation.name }, now)
    if (found.asker.userId !== userId)
      await writeEmail(tx, takenEmail(found.asker, { organisation, listing }, config), now)
    const event = { organisationId, actorId: userId, action: 'take_listing', scholarshipId }
    await recordAudit(tx, [event], now)
    await recordCatalogueChange(tx, [scholarshipId])
  })
  await matches.catchUp()
  return { organisationId, scholarshipId, isMember: await isMember(db, organisationId, userId) }
}

/**
 * Uses the link up, and with it all others for the listing: of two who follow it at once, one comes too
 * late. Its address still has to be at the domain of the page, which may be another by now.
 */
async function useLink(tx: Transaction, id: string, now: Date): Promise<ClaimableListing> {
  const [link] = await tx.delete(claimLinks).where(eq(claimLinks.id, id)).returning()
  if (!link || link.expiresAt <= now) throw new CallFailure('CLAIM_CLOSED')
  await tx
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(eq(scholarships.id, link.scholarshipId))
    .for('update')
  const listing = await readClaimable(tx, link.scholarshipId)
  if (mailDomain(link.email) !== listing.domain) throw new CallFailure('CLAIM_CLOSED')
  await tx.delete(claimLinks).where(eq(claimLinks.scholarshipId, listing.id))
  return listing
}

interface Taker {
  organisationId: string
  userId: string
}

/** How it was, so that all of it can be put back. */
async function keepBefore(
  tx: Transaction,
  { id, sponsor, domain, page }: ClaimableListing,
  { organisationId, userId }: Taker,
  now: Date,
): Promise<void> {
  const before = (await readVersions(tx, [id])).get(id)
  if (!before) throw new CallFailure('NOT_FOUND')
  await tx.insert(listingClaims).values({
    id: randomUUID(),
    scholarshipId: id,
    organisationId,
    domain,
    page,
    sponsorBefore: sponsor,
    before,
    takenAt: now,
    takenBy: userId,
  })
}

async function handOver(
  tx: Transaction,
  { id, sponsor, domain }: ClaimableListing,
  { organisationId, userId, name }: Taker & { name: string },
  now: Date,
): Promise<void> {
  await tx
    .update(scholarships)
    .set({ organisationId, updatedAt: now })
    .where(eq(scholarships.id, id))
  const row = (await readScholarships(tx, [id])).get(id)
  if (!row) throw new CallFailure('NOT_FOUND')
  const asked = (await readRequirements(tx, [id])).get(id) ?? []
  const content = toContent(row, asked, await readRound(tx, id, row.cycle))
  const base = await keepFirst(tx, { row, content, version: await readVersion(tx, id) })
  await keepVersion(tx, { scholarshipId: id, userId, base, act: 'claimed', content }, now)
  const named = { field: '', label: 'Sponsor', before: sponsor, after: name }
  const lines = [`Proved by a mail at ${domain}`, ...(sponsor === name ? [] : [changeLine(named)])]
  await recordEvents(tx, [{ scholarshipId: id, kind: 'claimed', lines }], now)
}
