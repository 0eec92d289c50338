import type { QueryOf } from '@laurel/contract/define-call'
import {
  type listOwnerless as listCall,
  OWNERLESS_LIMIT,
  type OwnerlessOrganisation,
} from '@laurel/contract/organisations-admin'
import { and, asc, eq, exists, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'
import {
  organisationMembers,
  organisationProfiles,
  organisations,
} from '../../../../db/schema/organisations.ts'
import { readMembers } from '../members/queries.ts'
import { nameOf } from '../members/rules.ts'

/**
 * Organisations that somebody ran and nobody owns; one that only an import made waits for nobody and
 * is found by its name.
 */
export async function listOwnerless(
  db: Queryable,
  { search = '' }: QueryOf<typeof listCall>,
): Promise<OwnerlessOrganisation[]> {
  const which = search === '' ? or(hasProfile(db), hasMember(db)) : isNamed(search)
  const rows = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(which, not(hasMember(db, isOwner))))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(OWNERLESS_LIMIT)
  return Promise.all(
    rows.map(async ({ id, name }) => ({
      id,
      name,
      members: (await readMembers(db, id)).map(({ email, role, ...member }) => ({
        name: nameOf(member),
        email,
        role,
      })),
    })),
  )
}

const isNamed = (search: string): SQL =>
  sql`strpos(lower(${organisations.name}), lower(${search})) > 0`

const hasProfile = (db: Queryable) =>
  exists(
    db
      .select({ id: organisationProfiles.organisationId })
      .from(organisationProfiles)
      .where(eq(organisationProfiles.organisationId, organisations.id)),
  )

const isOwner = eq(organisationMembers.role, 'owner')

/** Somebody whose account stays. */
const hasMember = (db: Queryable, which?: SQL) =>
  exists(
    db
      .select({ id: users.id })
      .from(organisationMembers)
      .innerJoin(users, eq(users.id, organisationMembers.userId))
      .where(
        and(
          eq(organisationMembers.organisationId, organisations.id),
          isNull(users.purgeAfter),
          which,
        ),
      ),
  )
