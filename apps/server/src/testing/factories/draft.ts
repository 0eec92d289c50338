import type { ListingContent, WrittenListing } from '@laurel/contract/publishing-shapes'
import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { users } from '../../db/schema/accounts.ts'
import {
  organisationMembers,
  organisationProfiles,
  organisations,
} from '../../db/schema/organisations.ts'
import { createScholarship } from '../../features/organisation/publishing/create-scholarship.ts'
import { publishScholarship } from '../../features/organisation/publishing/publish-scholarship.ts'
import { saveDraft } from '../../features/organisation/publishing/save-draft.ts'
import { requireForScholarship } from '../../features/organisation/organisations/require-member.ts'
import { readEdited } from '../../features/organisation/publishing/queries.ts'
import type { Student } from './student.ts'

type Parts = Pick<App, 'db' | 'clock'>

/** The organisation that somebody has belonged to for longest. */
export async function organisationOf({ db }: Parts, { userId }: Student): Promise<string> {
  const [member] = await db
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .where(eq(organisationMembers.userId, userId))
    .orderBy(asc(organisationMembers.joinedAt))
    .limit(1)
  if (!member) throw new Error('Whoever this is belongs to no organisation.')
  return member.id
}

/** Makes somebody the owner of an organisation of their own. */
export async function joinOrganisation({ db, clock }: Parts, { userId }: Student): Promise<void> {
  const [id, now] = [randomUUID(), clock.now()]
  await db.insert(organisations).values({ id, name: id, slug: id, createdAt: now })
  await db
    .insert(organisationMembers)
    .values({ organisationId: id, userId, role: 'owner', joinedAt: now })
}

/** An administrator has found nothing wrong with this organisation. */
export async function verifyOrganisation({ db, clock }: Parts, id: string): Promise<void> {
  const now = clock.now()
  const about = {
    legalName: 'Harbour Light Trust, Inc.',
    country: 'US',
    registrationNumber: '12-3456789',
    website: 'https://harbour.example',
    contactName: 'Dana Hale',
    contactEmail: 'dana@harbour.example',
    selection: 'Three trustees read every essay.',
    payer: 'The trust pays.',
  }
  await db
    .insert(organisationProfiles)
    .values({ organisationId: id, ...about, vetting: 'verified', updatedAt: now })
    .onConflictDoUpdate({
      target: organisationProfiles.organisationId,
      set: { vetting: sql`excluded.vetting` },
    })
}

/** The same for the one organisation of whoever has this address. */
export async function verifyOrganisationOf(
  app: Parts,
  { email }: { email: string },
): Promise<void> {
  const [member] = await app.db
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(users.email, email))
  if (!member) throw new Error(`${email} belongs to no organisation.`)
  await verifyOrganisation(app, member.id)
}

const DAY = 86_400_000

/** What there has to be before a scholarship is published. */
export function completeListing(now: Date, listing: WrittenListing): WrittenListing {
  const dayAfter = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
  return {
    ...listing,
    title: 'Hartwell Neighbors Award',
    description: '<p>For neighbors who start something.</p>',
    award: { ...listing.award, amountUsd: 5000, count: 5 },
    deadline: { ...listing.deadline, date: dayAfter(60) },
    announceBy: dayAfter(90),
  }
}

export interface Draft extends ListingContent {
  id: string
  version: number
}

/** A draft of an organiser's, ready to be published unless it is to be empty. */
export async function aDraft(
  app: Parts,
  organiser: Student,
  how: { isEmpty?: boolean } = {},
): Promise<Draft> {
  const who = { sessionId: '', userId: organiser.userId, role: 'ORGANISER' } as const
  const organisationId = await organisationOf(app, organiser)
  const { id } = await createScholarship(app, who, { organisationId })
  const member = await requireForScholarship(app.db, who, id, 'update_scholarship')
  if (!how.isEmpty) {
    const { listing, version } = await readEdited(app.db, member, app.clock.now())
    await saveDraft(app, member, { version, listing: completeListing(app.clock.now(), listing) })
  }
  const { listing, criteria, reasons, version } = await readEdited(app.db, member, app.clock.now())
  return { id, version, listing, criteria, reasons }
}

/** A scholarship of an organiser's that students can apply to. */
export async function aPublished(
  app: Parts & Pick<App, 'matches'>,
  organiser: Student,
): Promise<Draft> {
  await verifyOrganisation(app, await organisationOf(app, organiser))
  const draft = await aDraft(app, organiser)
  const who = { sessionId: '', userId: organiser.userId, role: 'ORGANISER' } as const
  const member = await requireForScholarship(app.db, who, draft.id, 'publish_scholarship')
  const { version } = await publishScholarship(app, member, draft.version)
  return { ...draft, version }
}
