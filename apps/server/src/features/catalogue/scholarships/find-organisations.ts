import { withoutMarks } from '@laurel/matching/without-marks'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, exists, inArray, isNull, ne, notExists, notLike } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { listingClaims } from '../../../db/schema/claims.ts'
import {
  organisationNames,
  organisationProfiles,
  organisations,
} from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'

const SLUG_LENGTH = 120

/** A name as it stands in an address: lower case, accents gone, words joined by hyphens. */
export function slugOf(name: string): string {
  const plain = withoutMarks(name).toLowerCase()
  const slug = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return slug.slice(0, SLUG_LENGTH) || 'sponsor'
}

/** Behind a name that somebody else took: no name's own words end so. */
const ASIDE = '--listed'

/** The id of each sponsor's organisation, made where there is none. */
export async function findOrganisations(
  tx: Transaction,
  names: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const bySlug = new Map(names.map((name) => [slugOf(name), name]))
  const renamed = await findRenamed(tx, [...bySlug.keys()])
  for (const slug of renamed.keys()) bySlug.delete(slug)
  const ids = await provide(tx, bySlug, now)
  // Only now: whoever took a name at the same moment is known as well.
  const taken = await findTaken(tx, [...bySlug.keys()])
  const aside = await provide(
    tx,
    new Map(taken.map((slug) => [slug + ASIDE, bySlug.get(slug) ?? slug])),
    now,
  )
  for (const slug of taken) ids.set(slug, aside.get(slug + ASIDE) ?? '')
  const idOf = (slug: string) => renamed.get(slug) ?? ids.get(slug) ?? ''
  return new Map(names.map((name) => [name, idOf(slugOf(name))]))
}

/**
 * Organisations by a name that they had before an administrator gave them another: catalogues go on
 * writing the old one, and nobody bears it now.
 */
async function findRenamed(
  tx: Transaction,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const borne = tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.slug, organisationNames.slugBefore))
  const rows = await tx
    .select({ slug: organisationNames.slugBefore, id: organisationNames.organisationId })
    .from(organisationNames)
    .where(
      and(
        inArray(organisationNames.slugBefore, [...slugs]),
        eq(organisationNames.standing, 'given'),
        notExists(borne),
      ),
    )
    .orderBy(asc(organisationNames.askedAt))
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** The ids by slug of organisations, which are made under these names where there are none. */
async function provide(
  tx: Transaction,
  bySlug: ReadonlyMap<string, string>,
  createdAt: Date,
): Promise<Map<string, string>> {
  if (bySlug.size === 0) return new Map()
  // In one order everywhere, so that two imports never wait for each other in a circle.
  const slugs = [...bySlug.keys()].sort()
  const fresh = slugs.map((slug) => ({
    id: randomUUID(),
    slug,
    name: bySlug.get(slug) ?? slug,
    createdAt,
  }))
  await tx.insert(organisations).values(fresh).onConflictDoNothing()
  const kept = await tx
    .select({ id: organisations.id, slug: organisations.slug })
    .from(organisations)
    .where(inArray(organisations.slug, slugs))
  return new Map(kept.map(({ id, slug }) => [slug, id]))
}

/**
 * Names that somebody gave an organisation of their own, and nobody has looked yet who that is: what
 * a catalogue lists under such a name is not theirs to change.
 */
async function findTaken(tx: Transaction, slugs: readonly string[]): Promise<string[]> {
  const isOf = eq(scholarships.organisationId, organisations.id)
  // What it took over by mail says nothing of the rest that a catalogue lists under its name.
  const claimed = tx
    .select({ id: listingClaims.id })
    .from(listingClaims)
    .where(and(eq(listingClaims.scholarshipId, scholarships.id), isNull(listingClaims.undoneAt)))
  const listed = tx
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(and(isOf, notLike(scholarships.sourceKey, 'organisation:%'), notExists(claimed)))
  const unverified = tx
    .select({ id: organisationProfiles.organisationId })
    .from(organisationProfiles)
    .where(
      and(
        eq(organisationProfiles.organisationId, organisations.id),
        ne(organisationProfiles.vetting, 'verified'),
      ),
    )
  const rows = await tx
    .select({ slug: organisations.slug })
    .from(organisations)
    .where(and(inArray(organisations.slug, [...slugs]), exists(unverified), notExists(listed)))
  return rows.map(({ slug }) => slug)
}
