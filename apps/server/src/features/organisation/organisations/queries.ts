import type { OrganisationRole } from '@laurel/contract/organisation-rights'
import type { OwnOrganisation } from '@laurel/contract/organisations'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import {
  organisationMembers,
  organisationProfiles,
  organisations,
} from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'

/** By name. One that an import made has no profile yet: nobody has asked to vet it. */
export const readOwnOrganisations = (db: Queryable, userId: string): Promise<OwnOrganisation[]> =>
  db
    .select({
      id: organisations.id,
      name: organisations.name,
      role: organisationMembers.role,
      vetting: sql<
        OwnOrganisation['vetting']
      >`coalesce(${organisationProfiles.vetting}, 'unasked')`,
      isSample: sql<boolean>`exists (select from ${scholarships} as given
        where given.organisation_id = ${organisations.id} and given.is_sample)`,
      isOnlyOwner: sql<boolean>`${organisationMembers.role} = 'owner'
        and not exists (select from ${organisationMembers} as other
          join ${users} as owner on owner.id = other.user_id
          where other.organisation_id = ${organisations.id} and other.role = 'owner'
            and owner.id <> ${userId} and owner.purge_after is null)`,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .leftJoin(
      organisationProfiles,
      eq(organisationProfiles.organisationId, organisationMembers.organisationId),
    )
    .where(eq(organisationMembers.userId, userId))
    .orderBy(asc(organisations.name), asc(organisations.id))

/** Whether an organisation may publish: an administrator has looked at it and found it true. */
export const isVerified = async (db: Queryable, organisationId: string): Promise<boolean> =>
  (await db.$count(
    organisationProfiles,
    and(
      eq(organisationProfiles.organisationId, organisationId),
      eq(organisationProfiles.vetting, 'verified'),
    ),
  )) > 0

/** Whom mails about an organisation go to, unless their account is going. */
export const readOwners = (db: Queryable, organisationId: string) =>
  readMembersAs(db, organisationId, ['owner'])

/** Members with one of these roles, unless their account is going. */
export const readMembersAs = (
  db: Queryable,
  organisationId: string,
  roles: readonly OrganisationRole[],
) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isEmailConfirmed: sql<boolean>`${isNotNull(users.emailConfirmedAt)}`,
    })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(
      and(
        eq(organisationMembers.organisationId, organisationId),
        inArray(organisationMembers.role, [...roles]),
        isNull(users.purgeAfter),
      ),
    )
    .orderBy(asc(organisationMembers.joinedAt), asc(users.id))
