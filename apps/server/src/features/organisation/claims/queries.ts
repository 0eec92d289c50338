import type { ListingClaim } from '@laurel/contract/claims-admin'
import type { ClaimableListing, OwnClaims } from '@laurel/contract/listing-claims'
import { and, asc, count, desc, eq, gt, isNull, like, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { claimLinks, listingClaims } from '../../../db/schema/claims.ts'
import { listingTexts } from '../../../db/schema/listings.ts'
import { isOwned, organisationProfiles, organisations } from '../../../db/schema/organisations.ts'
import { ownHostBackwards, scholarships } from '../../../db/schema/scholarships.ts'
import { listingSources } from '../../../db/schema/sources.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOfToken } from '../../people/accounts/secret-token.ts'
import type { Member } from '../organisations/require-member.ts'
import { nameOf } from '../organisations/members/rules.ts'
import type { ScholarshipRow } from '../../catalogue/scholarships/queries.ts'
import { mailDomain, proofOf, type Proof } from './prove-by-mail.ts'

const LISTED = {
  id: scholarships.id,
  title: scholarships.title,
  sponsor: organisations.name,
  page: sql<string | null>`coalesce(${scholarships.applyUrl}, ${scholarships.source} ->> 'url')`,
  delivery: scholarships.delivery,
  isOwned: isOwned(scholarships.organisationId),
}

type Listed = Pick<ScholarshipRow, 'id' | 'title' | 'sponsor' | 'delivery'> & {
  page: string | null
}

const isListed = and(eq(scholarships.status, 'published'), eq(scholarships.isSample, false))

const NO_PROOF: Readonly<Record<(Proof & { kind: 'none' })['because'], string>> = {
  noPage:
    'We know no page of its own, so a mail cannot prove whose scholarship this is. Please write to us.',
  sharedPage:
    'Its page stands where many people have theirs, so a mail cannot prove whose scholarship this is. Please write to us.',
}
const APPLIED_HERE =
  'Students apply for this scholarship here, so we look ourselves at who you are. Please write to us.'

/**
 * A listing that nobody looks after, and what proves that it is theirs. Throws NOT_FOUND, and
 * LISTING_NOT_CLAIMABLE with the reason.
 */
export async function readClaimable(db: Queryable, id: string): Promise<ClaimableListing> {
  const [listed] = await db
    .select(LISTED)
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .where(and(eq(scholarships.id, id), isListed))
  if (!listed) throw new CallFailure('NOT_FOUND')
  if (listed.isOwned) throw new CallFailure('LISTING_NOT_CLAIMABLE')
  const found = toClaimable(listed)
  if ('refusal' in found) throw new CallFailure('LISTING_NOT_CLAIMABLE', { message: found.refusal })
  return found
}

function toClaimable(listed: Listed): ClaimableListing | { refusal: string } {
  const { id, title, sponsor, page } = listed
  // What students sent would be read by whoever takes it over.
  if (listed.delivery === 'laurel') return { refusal: APPLIED_HERE }
  const proof = proofOf({ page, sponsor })
  if (proof.kind === 'none' || page === null)
    return { refusal: NO_PROOF[proof.kind === 'none' ? proof.because : 'noPage'] }
  return { id, title, sponsor, page, domain: proof.domain, addresses: proof.kind }
}

/** Whether the public page of a listing that is shown asks whose it is. */
export async function isClaimable(db: Queryable, row: ScholarshipRow): Promise<boolean> {
  const page = row.applyUrl ?? row.source?.url ?? null
  if (row.status !== 'published' || row.isSample) return false
  if ('refusal' in toClaimable({ ...row, page })) return false
  const [found] = await db
    .select({ isOwned: isOwned(organisations.id) })
    .from(organisations)
    .where(eq(organisations.id, row.organisationId))
  return found?.isOwned === false
}

/** All that is known of what a listing and its own page say. */
export async function readShownTexts(db: Queryable, scholarshipId: string): Promise<string[]> {
  const [row] = await db
    .select({
      description: scholarships.descriptionText,
      page: listingSources.text,
      texts: listingTexts.texts,
    })
    .from(scholarships)
    .leftJoin(listingSources, eq(listingSources.scholarshipId, scholarships.id))
    .leftJoin(listingTexts, eq(listingTexts.scholarshipId, scholarships.id))
    .where(eq(scholarships.id, scholarshipId))
  if (!row) return []
  return [row.description, row.page ?? '', ...(row.texts ?? []).map(({ text }) => text)]
}

/** Links that can still be followed, the oldest first. */
export const readOpenLinks = (db: Queryable, organisationId: string, now: Date) =>
  db
    .select({ link: claimLinks, title: scholarships.title })
    .from(claimLinks)
    .innerJoin(scholarships, eq(scholarships.id, claimLinks.scholarshipId))
    .where(and(eq(claimLinks.organisationId, organisationId), gt(claimLinks.expiresAt, now)))
    .orderBy(asc(claimLinks.createdAt), asc(claimLinks.id))

/** What an organisation asked for, and what stands at its own website. */
export async function readOwnClaims(
  db: Queryable,
  { organisationId }: Member,
  now: Date,
): Promise<OwnClaims> {
  const links = await readOpenLinks(db, organisationId, now)
  const asked = new Set(links.map(({ link }) => link.scholarshipId))
  const suggested = await findAtOwnSite(db, organisationId)
  return {
    open: links.map(({ link: { id, scholarshipId, email, expiresAt }, title }) => ({
      id,
      scholarshipId,
      title,
      email,
      expiresAt: expiresAt.toISOString(),
    })),
    suggested: suggested.filter(({ id }) => !asked.has(id)),
  }
}

const MOST_SUGGESTED = 20

async function findAtOwnSite(db: Queryable, organisationId: string): Promise<ClaimableListing[]> {
  const [profile] = await db
    .select()
    .from(organisationProfiles)
    .where(eq(organisationProfiles.organisationId, organisationId))
  if (!profile) return []
  const { website, contactEmail } = profile
  const domains = new Set([mailDomain(new URL(website).hostname), mailDomain(contactEmail)])
  const found = await Promise.all([...domains].map((domain) => findAt(db, domain)))
  return found.flat().slice(0, MOST_SUGGESTED)
}

async function findAt(db: Queryable, domain: string | null): Promise<ClaimableListing[]> {
  if (domain === null) return []
  const backwards = [...domain].toReversed().join('')
  const rows = await db
    .select(LISTED)
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .where(
      and(
        isListed,
        eq(scholarships.delivery, 'provider'),
        or(eq(ownHostBackwards, backwards), like(ownHostBackwards, `${backwards}.%`)),
      ),
    )
    .orderBy(asc(scholarships.title), asc(scholarships.id))
    .limit(MOST_SUGGESTED)
  return rows.flatMap((row) => {
    const found = row.isOwned ? undefined : toClaimable(row)
    return found && !('refusal' in found) ? [found] : []
  })
}

/** A link by its token with who asked, unless that account is going. */
export async function findClaimLink(db: Queryable, token: string) {
  const { userId, email, firstName } = {
    userId: users.id,
    email: users.email,
    firstName: users.firstName,
  }
  const [row] = await db
    .select({
      link: claimLinks,
      organisationName: organisations.name,
      asker: { userId, email, firstName },
    })
    .from(claimLinks)
    .innerJoin(organisations, eq(organisations.id, claimLinks.organisationId))
    .innerJoin(users, eq(users.id, claimLinks.askedBy))
    .where(and(eq(claimLinks.tokenHash, hashOfToken(token)), isNull(users.purgeAfter)))
  return row
}

/** A part of the claims that stand, those that nobody has looked at first, then the latest. */
export async function listClaims(
  db: Queryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; claims: ListingClaim[] }> {
  const stands = isNull(listingClaims.undoneAt)
  const [counted] = await db.select({ total: count() }).from(listingClaims).where(stands)
  const rows = await db
    .select({
      claim: listingClaims,
      title: scholarships.title,
      organisationName: organisations.name,
      vetting: organisationProfiles.vetting,
      taker: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(listingClaims)
    .innerJoin(scholarships, eq(scholarships.id, listingClaims.scholarshipId))
    .innerJoin(organisations, eq(organisations.id, listingClaims.organisationId))
    .leftJoin(
      organisationProfiles,
      eq(organisationProfiles.organisationId, listingClaims.organisationId),
    )
    .leftJoin(users, eq(users.id, listingClaims.takenBy))
    .where(stands)
    .orderBy(
      sql`${listingClaims.settledAt} is not null`,
      desc(listingClaims.takenAt),
      asc(listingClaims.id),
    )
    .offset(offset)
    .limit(limit - offset)
  return {
    total: counted?.total ?? 0,
    claims: rows.map(({ claim, title, organisationName, vetting, taker }) => ({
      id: claim.id,
      scholarshipId: claim.scholarshipId,
      title,
      sponsorBefore: claim.sponsorBefore,
      page: claim.page,
      domain: claim.domain,
      organisation: {
        id: claim.organisationId,
        name: organisationName,
        vetting: vetting ?? 'unasked',
      },
      takenAt: claim.takenAt.toISOString(),
      takenBy: taker && (nameOf(taker) || taker.email),
      settledAt: claim.settledAt?.toISOString() ?? null,
    })),
  }
}
