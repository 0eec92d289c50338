import type { Listing } from '@laurel/matching/listing'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { requirements, scholarships } from '../../db/schema/scholarships.ts'

const columns = {
  id: scholarships.id,
  criteria: scholarships.criteria,
  createdAt: scholarships.createdAt,
  opensAt: scholarships.opensAt,
  closesAt: scholarships.closesAt,
  amountUsd: scholarships.amountMaxUsd,
  effortMinutes: scholarships.effortMinutes,
  delivery: scholarships.delivery,
  // Named by hand: without a join, Drizzle leaves the table out of column names, and `id` would
  // be the requirement's own.
  fieldIds: sql<string[]>`array(
    select asked.field_id from ${requirements} as asked
    where asked.scholarship_id = scholarships.id and asked.removed_at is null)`,
}

type Row = Omit<Listing, 'createdAtMs' | 'opensAtMs' | 'closesAtMs'> & {
  createdAt: Date
  opensAt: Date | null
  closesAt: Date | null
}

const toListing = ({ createdAt, opensAt, closesAt, ...row }: Row): Listing => ({
  ...row,
  createdAtMs: createdAt.getTime(),
  opensAtMs: opensAt?.getTime() ?? null,
  closesAtMs: closesAt?.getTime() ?? null,
})

/** The whole published catalogue in batches, in the order of ids. */
export async function* readListings(db: Database, batch: number): AsyncGenerator<Listing[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select(columns)
      .from(scholarships)
      .where(and(eq(scholarships.status, 'published'), gt(scholarships.id, after)))
      .orderBy(asc(scholarships.id))
      .limit(batch)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toListing)
    after = last.id
  }
}

/** Those of the given scholarships that are published now. */
export async function readListingsById(db: Database, ids: string[]): Promise<Listing[]> {
  const rows = await db
    .select(columns)
    .from(scholarships)
    .where(and(eq(scholarships.status, 'published'), inArray(scholarships.id, ids)))
  return rows.map(toListing)
}
