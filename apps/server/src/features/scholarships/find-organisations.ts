import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { organisations } from '../../db/schema/organisations.ts'

const SLUG_LENGTH = 120

/** A name as it stands in an address: lower case, accents gone, words joined by hyphens. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return slug.slice(0, SLUG_LENGTH) || 'sponsor'
}

/** The id of each sponsor's organisation, made where there is none. */
export async function findOrganisations(
  tx: Transaction,
  names: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const bySlug = new Map(names.map((name) => [slugOf(name), name]))
  // In one order everywhere, so that two imports never wait for each other in a circle.
  const slugs = [...bySlug.keys()].sort()
  const fresh = slugs.map((slug) => ({
    id: randomUUID(),
    slug,
    name: bySlug.get(slug) ?? slug,
    createdAt: now,
  }))
  await tx.insert(organisations).values(fresh).onConflictDoNothing()
  const kept = await tx
    .select({ id: organisations.id, slug: organisations.slug })
    .from(organisations)
    .where(inArray(organisations.slug, slugs))
  const ids = new Map(kept.map(({ id, slug }) => [slug, id]))
  return new Map(names.map((name) => [name, ids.get(slugOf(name)) ?? '']))
}
