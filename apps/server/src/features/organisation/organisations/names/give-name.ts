import { and, eq, ne, sql } from 'drizzle-orm'
import { sqlStateOf, UNIQUE_VIOLATION, type Transaction } from '../../../../db/database.ts'
import { organisations, organisationVettings } from '../../../../db/schema/organisations.ts'
import { scholarships } from '../../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { slugOf } from '../../../catalogue/scholarships/find-organisations.ts'
import { freeSlug } from '../free-slug.ts'

interface Named {
  id: string
  name: string
  slug: string
}

/** Whether two names differ in accents, case or punctuation only: they are the same then. */
export const isSameName = (one: string, other: string): boolean => slugOf(one) === slugOf(other)

/** The slug a name would have. Throws ORGANISATION_EXISTS where somebody runs one of that name. */
export async function requireFreeName(
  tx: Transaction,
  { id, name: before, slug: own }: Named,
  name: string,
): Promise<string> {
  if (isSameName(name, before)) return own
  const slug = await freeSlug(tx, name)
  const taken = await tx.$count(
    organisations,
    and(eq(organisations.slug, slug), ne(organisations.id, id)),
  )
  if (taken > 0) throw new CallFailure('ORGANISATION_EXISTS')
  return slug
}

/**
 * Calls an organisation by another name, everywhere at once: what was sent before names the sponsor
 * of then. Throws ORGANISATION_EXISTS.
 */
export async function giveName(tx: Transaction, named: Named, name: string): Promise<void> {
  const slug = await requireFreeName(tx, named, name)
  try {
    await tx
      .update(organisations)
      .set({ name, slug, version: sql`${organisations.version} + 1` })
      .where(eq(organisations.id, named.id))
  } catch (error) {
    // Somebody took it at the same moment.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new CallFailure('ORGANISATION_EXISTS')
    throw error
  }
}

/** Whether students, or whoever looked at the organisation, know it by its name. */
export async function isKnownByName(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.execute(sql`select
    exists (select from ${organisationVettings}
      where ${organisationVettings.organisationId} = ${id}
        and ${organisationVettings.verdict} = 'verified')
    or exists (select from ${scholarships}
      where ${scholarships.organisationId} = ${id} and ${scholarships.status} <> 'draft') as known`)
  return found.rows[0]?.['known'] === true
}
