import type { OrganisationRole } from '@laurel/contract/organisation-rights'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import {
  organisationInvitations,
  organisationMembers,
  organisationNames,
  organisationProfiles,
  organisations,
  organisationVettings,
} from '../../db/schema/organisations.ts'
import { users } from '../../db/schema/accounts.ts'
import { outboxEmails } from '../../db/schema/sessions.ts'
import { hashOfToken } from '../../features/people/accounts/secret-token.ts'
import { slugOf } from '../../features/catalogue/scholarships/find-organisations.ts'
import { renameOrganisation } from '../../features/organisation/organisations/names/rename-organisation.ts'
import { requireMember } from '../../features/organisation/organisations/require-member.ts'
import type { TestApp } from '../app.ts'
import { aStudent, type Student } from './student.ts'

/** What passes every look at it. */
export const A_PROFILE = {
  legalName: 'Hartwell Foundation, Inc.',
  country: 'US',
  registrationNumber: '12-3456789',
  website: 'https://hartwell.example.org',
  contactName: 'Dorothy Hartwell',
  contactEmail: 'dorothy@hartwell.example.org',
  contactPhone: null,
  selection: 'Three members of the board read every application and vote.',
  payer: 'The foundation, from its endowment.',
}

interface OrganisationOptions {
  name?: string
  /** Absent: it has no profile, as one that an import made. */
  vetting?: 'unasked' | 'waiting' | 'verified' | 'refused'
  members?: readonly (readonly [Student, OrganisationRole])[]
}

/** An organisation with these members. */
export async function anOrganisation(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { name, vetting, members = [] }: OrganisationOptions = {},
): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  await db.insert(organisations).values({
    id,
    name: name ?? `Foundation ${id}`,
    slug: name ? slugOf(name) : id,
    createdAt: now,
  })
  if (vetting)
    await db.insert(organisationProfiles).values({
      organisationId: id,
      ...A_PROFILE,
      vetting,
      askedAt: vetting === 'unasked' ? null : now,
      updatedAt: now,
    })
  for (const [{ userId }, role] of members)
    await db.insert(organisationMembers).values({ organisationId: id, userId, role, joinedAt: now })
  return id
}

/** Somebody whose address is proven, and who owns an organisation. */
export async function anOwner(
  app: Pick<App, 'db' | 'clock' | 'tokens'>,
  options: OrganisationOptions = {},
): Promise<{ owner: Student; organisationId: string }> {
  const owner = await aStudent(app, { role: 'ORGANISER', firstName: 'Dorothy', lastName: 'Hill' })
  await confirmAddress(app, owner)
  const members = [[owner, 'owner'] as const, ...(options.members ?? [])]
  const organisationId = await anOrganisation(app, { vetting: 'unasked', ...options, members })
  return { owner, organisationId }
}

/** A verified organisation that asks for another name, which waits. */
export async function anAskedName(
  app: Pick<App, 'db' | 'clock' | 'tokens' | 'limits' | 'matches'>,
) {
  const { owner, organisationId } = await anOwner(app, { vetting: 'verified' })
  await app.db.insert(organisationVettings).values({
    id: randomUUID(),
    organisationId,
    verdict: 'verified',
    checked: ['website'],
    note: '',
    decidedAt: app.clock.now(),
  })
  const member = await requireMember(app.db, owner, organisationId, 'rename_organisation')
  const name = `Renamed ${organisationId}`
  await renameOrganisation(app, member, { name, version: 1 })
  const [asked] = await app.db
    .select({ id: organisationNames.id })
    .from(organisationNames)
    .where(eq(organisationNames.organisationId, organisationId))
  if (!asked) throw new Error('No name was asked for.')
  return { owner, organisationId, name, id: asked.id }
}

export const confirmAddress = ({ db, clock }: Pick<App, 'db' | 'clock'>, { userId }: Student) =>
  db.update(users).set({ emailConfirmedAt: clock.now() }).where(eq(users.id, userId))

const LINK = /organisation-invitation#([\w-]+)/

/** Invites by mail, and reads the link out of it. */
export async function aMemberInvitation(
  app: TestApp,
  { owner, organisationId }: { owner: Student; organisationId: string },
  role: OrganisationRole = 'manager',
  email = `${randomUUID()}@example.org`,
): Promise<{ id: string; token: string; email: string }> {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/v1/organisations/${organisationId}/invitations`,
    headers: owner.headers,
    payload: { email, role },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const [invitation] = await app.db
    .select()
    .from(organisationInvitations)
    .where(
      and(eq(organisationInvitations.email, email), isNull(organisationInvitations.withdrawnAt)),
    )
  const mails = await app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))
  const tokens = mails.map(({ bodyText }) => LINK.exec(bodyText)?.[1] ?? '')
  const token = tokens.find((each) => hashOfToken(each) === invitation?.tokenHash) ?? ''
  return { id: invitation?.id ?? '', token, email }
}
