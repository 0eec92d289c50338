import type { OrganisationPeople } from '@laurel/contract/organisation-members'
import { mayAs, ROLES } from '@laurel/contract/organisation-rights'
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import {
  organisationInvitations,
  organisationMembers,
  organisations,
} from '../../../../db/schema/organisations.ts'
import { hashOfToken } from '../../../people/accounts/secret-token.ts'
import type { Member } from '../require-member.ts'
import { nameOf } from './rules.ts'

/** The members, owners first; open invitations only for those who may invite. */
export async function readPeople(
  db: Queryable,
  { userId, organisationId }: Member,
  now: Date,
): Promise<OrganisationPeople> {
  const members = await readMembers(db, organisationId)
  const own = members.find((member) => member.userId === userId)
  const mayInvite = own !== undefined && mayAs(own.role, 'invite_member')
  const invitations = mayInvite ? await readOpenInvitations(db, organisationId, now) : []
  return {
    members: members.map(({ firstName, lastName, joinedAt, ...member }) => ({
      ...member,
      name: nameOf({ firstName, lastName }),
      joinedAt: joinedAt.toISOString(),
      isYou: member.userId === userId,
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

/** Owners first; nobody whose account is going. */
export async function readMembers(db: Queryable, organisationId: string) {
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: organisationMembers.role,
      joinedAt: organisationMembers.joinedAt,
    })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(organisationMembers.organisationId, organisationId), isNull(users.purgeAfter)))
    .orderBy(asc(organisationMembers.joinedAt), asc(users.id))
  return rows.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
}

export const readOpenInvitations = (db: Queryable, organisationId: string, now: Date) =>
  db
    .select()
    .from(organisationInvitations)
    .where(
      and(
        eq(organisationInvitations.organisationId, organisationId),
        isNull(organisationInvitations.acceptedAt),
        isNull(organisationInvitations.withdrawnAt),
        gt(organisationInvitations.expiresAt, now),
      ),
    )
    .orderBy(asc(organisationInvitations.createdAt), asc(organisationInvitations.id))

/** An invitation by its token with who made it, unless that account is going. */
export async function findMemberInvitation(db: Queryable, token: string) {
  const [row] = await db
    .select({
      invitation: organisationInvitations,
      organisationName: organisations.name,
      inviter: {
        userId: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .innerJoin(users, eq(users.id, organisationInvitations.invitedBy))
    .where(and(eq(organisationInvitations.tokenHash, hashOfToken(token)), isNull(users.purgeAfter)))
  return row
}

export const isMember = async (db: Queryable, organisationId: string, userId: string) =>
  (await db.$count(
    organisationMembers,
    and(
      eq(organisationMembers.organisationId, organisationId),
      eq(organisationMembers.userId, userId),
    ),
  )) > 0

export async function readEmail(db: Queryable, userId: string): Promise<string | undefined> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email
}

/** Mails go to anybody here: a name that anybody may have typed would be a message to them. */
export async function readInviterName(db: Queryable, userId: string): Promise<string | undefined> {
  const [inviter] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      isEmailConfirmed: sql<boolean>`${isNotNull(users.emailConfirmedAt)}`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return inviter?.isEmailConfirmed ? nameOf(inviter) : undefined
}
