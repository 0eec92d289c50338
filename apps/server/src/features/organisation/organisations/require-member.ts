import {
  mayAs,
  type OrganisationPermission,
  type OrganisationRole,
} from '@laurel/contract/organisation-rights'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisationMembers } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { isKey, type Session } from '../../../http/session.ts'

declare const checked: unique symbol
/** Somebody of an organisation who may do what was asked for: only this file makes one. */
export interface Member {
  readonly [checked]: OrganisationPermission
  userId: string
  organisationId: string
}

/** A member, and the scholarship that the right was asked for. */
export interface ScholarshipMember extends Member {
  scholarshipId: string
  /** The round that students apply to now. */
  cycle: string
}

const memberOf = (userId: string) => eq(organisationMembers.userId, userId)

/** Whoever asks; a person without a session by a link that was issued to them. */
type Who = Session | { userId: string }

interface Membership {
  role: OrganisationRole
  organisationId: string
}

/** A key does what its maker may do, of that what it was made for, and in its organisation. */
function refuseUnless(
  who: Who,
  membership: Membership | undefined,
  permission: OrganisationPermission,
): asserts membership is Membership {
  const mayMember = membership !== undefined && mayAs(membership.role, permission)
  const mayKey =
    !isKey(who) ||
    (who.key.organisationId === membership?.organisationId &&
      who.key.scopes.some((scope) => scope === permission))
  if (!mayMember || !mayKey) throw new CallFailure('NOT_FOUND')
}

/** Throws NOT_FOUND for whoever may not: nobody else is told that there is such an organisation. */
export async function requireMember(
  db: Queryable,
  who: Who,
  organisationId: string,
  permission: OrganisationPermission,
): Promise<Member> {
  const [row] = await db
    .select({ role: organisationMembers.role })
    .from(organisationMembers)
    .where(and(memberOf(who.userId), eq(organisationMembers.organisationId, organisationId)))
  refuseUnless(who, row && { ...row, organisationId }, permission)
  return { userId: who.userId, organisationId } as Member
}

/** The same in whichever organisation, for what is about none of them; answers with all that let them. */
export async function requireAnyMember(
  db: Queryable,
  who: Who,
  permission: OrganisationPermission,
): Promise<string[]> {
  const memberships = await db
    .select({
      role: organisationMembers.role,
      organisationId: organisationMembers.organisationId,
    })
    .from(organisationMembers)
    .where(memberOf(who.userId))
  const fitting = memberships.filter(({ role, organisationId }) =>
    isKey(who) ? who.key.organisationId === organisationId : mayAs(role, permission),
  )
  refuseUnless(who, fitting[0], permission)
  return fitting.map(({ organisationId }) => organisationId)
}

/** The same by a scholarship that the organisation gives. */
export async function requireForScholarship(
  db: Queryable,
  who: Who,
  scholarshipId: string,
  permission: OrganisationPermission,
): Promise<ScholarshipMember> {
  const [row] = await db
    .select({
      role: organisationMembers.role,
      organisationId: scholarships.organisationId,
      cycle: scholarships.cycle,
    })
    .from(scholarships)
    .innerJoin(
      organisationMembers,
      and(
        eq(organisationMembers.organisationId, scholarships.organisationId),
        memberOf(who.userId),
      ),
    )
    .where(eq(scholarships.id, scholarshipId))
  refuseUnless(who, row, permission)
  const { organisationId, cycle } = row
  return { userId: who.userId, organisationId, scholarshipId, cycle } as ScholarshipMember
}

/** The same by an application that was sent to the scholarship. */
export async function requireForApplication(
  db: Queryable,
  who: Who,
  { scholarshipId, applicationId }: { scholarshipId: string; applicationId: string },
  permission: OrganisationPermission,
): Promise<ScholarshipMember & { applicationId: string; applicantId: string }> {
  const member = await requireForScholarship(db, who, scholarshipId, permission)
  const [application] = await db
    .select({ applicantId: applications.applicantId, cycle: applications.cycle })
    .from(applications)
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.scholarshipId, scholarshipId),
        eq(applications.status, 'Received'),
      ),
    )
  if (!application) throw new CallFailure('NOT_FOUND')
  return { ...member, ...application, applicationId }
}
