import type { Organisation } from '@laurel/contract/organisations'
import { ASKED_NAMES_LIMIT, type AskedName } from '@laurel/contract/organisations-admin'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import {
  organisationNames,
  organisationProfiles,
  organisations,
} from '../../../../db/schema/organisations.ts'
import { nameOf } from '../members/rules.ts'

/** The name that was asked for last, unless it was given or taken back. */
export async function readAskedName(
  db: Queryable,
  organisationId: string,
): Promise<Organisation['askedName']> {
  const [latest] = await db
    .select()
    .from(organisationNames)
    .where(eq(organisationNames.organisationId, organisationId))
    .orderBy(desc(organisationNames.askedAt), desc(organisationNames.id))
    .limit(1)
  if (latest?.standing !== 'waiting' && latest?.standing !== 'refused') return null
  const { name, standing, note, askedAt } = latest
  return { name, standing, note, askedAt: askedAt.toISOString() }
}

/** Names that wait for an administrator, the longest waiting first. */
export async function listAskedNames(db: Queryable): Promise<AskedName[]> {
  const rows = await db
    .select({
      id: organisationNames.id,
      organisationId: organisationNames.organisationId,
      before: organisations.name,
      name: organisationNames.name,
      askedAt: organisationNames.askedAt,
      askedBy: { firstName: users.firstName, lastName: users.lastName },
      vetting: sql<AskedName['vetting']>`coalesce(${organisationProfiles.vetting}, 'unasked')`,
      legalName: organisationProfiles.legalName,
      website: organisationProfiles.website,
    })
    .from(organisationNames)
    .innerJoin(organisations, eq(organisations.id, organisationNames.organisationId))
    .leftJoin(
      organisationProfiles,
      eq(organisationProfiles.organisationId, organisationNames.organisationId),
    )
    .leftJoin(users, eq(users.id, organisationNames.askedBy))
    .where(eq(organisationNames.standing, 'waiting'))
    .orderBy(asc(organisationNames.askedAt), asc(organisationNames.id))
    .limit(ASKED_NAMES_LIMIT)
  return rows.map(({ askedAt, askedBy, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    askedBy: askedBy && nameOf(askedBy),
  }))
}
