import type { OwnOrganisation } from '@laurel/contract/organisations'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import {
  organisationMembers,
  organisationProfiles,
  organisations,
} from '../../db/schema/organisations.ts'

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
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .leftJoin(
      organisationProfiles,
      eq(organisationProfiles.organisationId, organisationMembers.organisationId),
    )
    .where(eq(organisationMembers.userId, userId))
    .orderBy(asc(organisations.name), asc(organisations.id))
