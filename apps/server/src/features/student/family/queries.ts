import type { Family } from '@laurel/contract/family-links'
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { familyInvitations, familyLinks } from '../../../db/schema/family.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { hashOfToken } from '../../people/accounts/secret-token.ts'
import { fullName } from './rules.ts'

/** Who is linked with this account, and the invitations that are open. */
export async function readFamily(
  db: Queryable,
  who: Pick<ApplicantSession, 'userId' | 'applicantId'>,
  now: Date,
): Promise<Family> {
  const [parents, students, invitations] = await Promise.all([
    readParents(db, who.applicantId),
    readStudents(db, who.userId),
    readInvitations(db, who.applicantId, now),
  ])
  return {
    parents: parents.map((row) => toPerson(row, 'A parent')),
    students: students.map(({ studentId, ...row }) => ({
      ...toPerson(row, 'A student'),
      studentId,
    })),
    invitations: invitations.map(({ expiresAt, ...row }) => ({
      ...row,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

interface PersonRow {
  linkId: string
  firstName: string
  lastName: string
  createdAt: Date
}

const toPerson = (row: PersonRow, otherwise: string): Family['parents'][number] => ({
  linkId: row.linkId,
  name: fullName(row, otherwise),
  since: row.createdAt.toISOString(),
})

const PERSON = {
  linkId: familyLinks.id,
  firstName: users.firstName,
  lastName: users.lastName,
  createdAt: familyLinks.createdAt,
}

const readParents = (db: Queryable, studentId: string) =>
  db
    .select(PERSON)
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.parentId))
    .where(and(eq(familyLinks.studentId, studentId), isNull(users.purgeAfter)))
    .orderBy(asc(familyLinks.createdAt), asc(familyLinks.id))

const readStudents = (db: Queryable, parentId: string) =>
  db
    .select({ ...PERSON, studentId: familyLinks.studentId })
    .from(familyLinks)
    .innerJoin(applicants, eq(applicants.id, familyLinks.studentId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(familyLinks.parentId, parentId), isNull(users.purgeAfter)))
    .orderBy(asc(familyLinks.createdAt), asc(familyLinks.id))

export const readInvitations = (db: Queryable, inviterId: string, now: Date) =>
  db
    .select({
      id: familyInvitations.id,
      invites: familyInvitations.invites,
      email: familyInvitations.email,
      expiresAt: familyInvitations.expiresAt,
    })
    .from(familyInvitations)
    .where(
      and(
        eq(familyInvitations.inviterId, inviterId),
        isNull(familyInvitations.acceptedAt),
        gt(familyInvitations.expiresAt, now),
      ),
    )
    .orderBy(asc(familyInvitations.createdAt), asc(familyInvitations.id))

/** An invitation by its token with who made it, unless that account is going. */
export async function findInvitation(db: Queryable, token: string) {
  const [row] = await db
    .select({
      invitation: familyInvitations,
      inviter: { userId: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(familyInvitations)
    .innerJoin(applicants, eq(applicants.id, familyInvitations.inviterId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(familyInvitations.tokenHash, hashOfToken(token)), isNull(users.purgeAfter)))
  return row
}

export interface Person {
  userId: string
  email: string
  firstName: string
  lastName: string
  /** Else nobody knows whose name it is. */
  isEmailConfirmed: boolean
}

/** Whom mails about a link go to; undefined once the account must go. */
export async function readPerson(db: Queryable, userId: string): Promise<Person | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isEmailConfirmed: sql<boolean>`${isNotNull(users.emailConfirmedAt)}`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.purgeAfter)))
  return row
}
