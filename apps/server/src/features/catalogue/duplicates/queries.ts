import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { listingMarks, listingMerges, listingPairs } from '../../../db/schema/duplicates.ts'
import { importRows } from '../../../db/schema/imports.ts'
import { isOwned, organisations } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { Entry } from './weigh-pair.ts'

const isInUse = sql<boolean>`exists (
  select 1 from ${applications} as begun where begun.scholarship_id = scholarships.id)`

/** Entries with what is compared of them; only published ones that are no samples. */
export async function readEntries(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Entry & { contentHash: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: scholarships.id,
      title: scholarships.title,
      sponsor: organisations.name,
      text: scholarships.descriptionText,
      known: scholarships.known,
      criteria: scholarships.criteria,
      amountMaxUsd: scholarships.amountMaxUsd,
      deadline: scholarships.deadline,
      applyUrl: scholarships.applyUrl,
      delivery: scholarships.delivery,
      opensAt: scholarships.opensAt,
      createdAt: scholarships.createdAt,
      sourceKey: scholarships.sourceKey,
      contentHash: scholarships.contentHash,
      isInUse: isInUse.as('is_in_use'),
      isOwned: isOwned(scholarships.organisationId).as('is_owned'),
    })
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .where(
      and(
        inArray(scholarships.id, [...ids]),
        eq(scholarships.status, 'published'),
        eq(scholarships.isSample, false),
      ),
    )
  return new Map(
    rows.map(({ criteria, ...row }) => [row.id, { ...row, clauses: criteria.all.length }]),
  )
}

/** Published listings whose marks were never made, or of another content, the first of them by source. */
export async function readUnmarked(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: scholarships.id })
    .from(scholarships)
    .leftJoin(listingMarks, eq(listingMarks.scholarshipId, scholarships.id))
    .where(
      and(
        eq(scholarships.status, 'published'),
        eq(scholarships.isSample, false),
        or(
          isNull(listingMarks.contentHash),
          ne(listingMarks.contentHash, scholarships.contentHash),
        ),
      ),
    )
    .orderBy(scholarships.sourceKey)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** More than so many alike are a series, or names that say nothing. */
const MOST_ALIKE = 20

/** Other listings that share a mark with this one, and were never told apart from it. */
export async function readAlike(
  db: Queryable,
  id: string,
  { nameKey, bands }: { nameKey: string; bands: readonly string[] },
): Promise<string[]> {
  if (nameKey === '' && bands.length === 0) return []
  const rows = await db.execute<{ id: string }>(sql`
    select alike.scholarship_id as id from ${listingMarks} as alike
    join ${scholarships} as listing on listing.id = alike.scholarship_id
    where alike.scholarship_id <> ${id}
      and ((alike.name_key <> '' and alike.name_key = ${nameKey})
        or alike.bands && ${sql.param([...bands])}::text[])
      and not exists (
        select 1 from ${listingMerges} as told
        where (told.survivor_id, told.merged_id) in
          ((alike.scholarship_id, ${id}), (${id}, alike.scholarship_id)))
      and not exists (
        select 1 from ${listingPairs} as told
        where told.settled_at is not null and (told.stays_id, told.goes_id) in
          ((alike.scholarship_id, ${id}), (${id}, alike.scholarship_id)))
    order by listing.source_key
    limit ${MOST_ALIKE + 1}`)
  const ids = rows.rows.map((row) => row.id)
  return ids.length > MOST_ALIKE ? [] : ids
}

/** Whether two listings came in as rows of one file. */
export async function readIsOfOneFile(db: Queryable, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${importRows} as left_row join ${importRows} as right_row
      on right_row.import_id = left_row.import_id
    where left_row.scholarship_id = ${one} and right_row.scholarship_id = ${other}
    limit 1`)
  return rows.length > 0
}

/** Those of these listings that stand for other entries. */
export async function readStanding(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { survivorId, undoneAt } = listingMerges
  const rows = await db
    .selectDistinct({ id: survivorId })
    .from(listingMerges)
    .where(and(inArray(survivorId, [...ids]), isNull(undoneAt)))
  return rows.map(({ id }) => id)
}
