import type { Listing } from '@laurel/matching/listing'
import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { catalogueChanges, requirements, scholarships } from '../../../db/schema/scholarships.ts'

const columns = {
  id: scholarships.id,
  criteria: scholarships.criteria,
  known: scholarships.known,
  createdAt: scholarships.createdAt,
  opensAt: scholarships.opensAt,
  closesAt: scholarships.closesAt,
  amountUsd: scholarships.amountMaxUsd,
  effortMinutes: scholarships.effortMinutes,
  delivery: scholarships.delivery,
  // Named by hand: without a join, Drizzle leaves the table out of column names, and `id` would
  // be the requirement's own. JSON is read much faster than an array.
  fieldIds: sql`to_jsonb(array(
    select asked.field_id from ${requirements} as asked
    where asked.scholarship_id = scholarships.id and asked.removed_at is null))`.as('field_ids'),
}

/** As the driver gives it: a million rows are not to be made objects twice. */
type Row = Pick<Listing, 'id' | 'criteria' | 'known' | 'delivery'> & {
  created_at: string
  opens_at: string | null
  closes_at: string | null
  amount_max_usd: number | null
  effort_minutes: number
  field_ids: string[]
}

const toListing = (row: Row): Listing => ({
  id: row.id,
  criteria: row.criteria,
  known: row.known,
  createdAtMs: Date.parse(row.created_at),
  opensAtMs: instantOf(row.opens_at),
  closesAtMs: instantOf(row.closes_at),
  // Nothing in dollars is known: such an award has no place among amounts.
  amountUsd: row.amount_max_usd === 0 ? null : row.amount_max_usd,
  effortMinutes: row.effort_minutes,
  delivery: row.delivery,
  fieldIds: row.field_ids,
})

const instantOf = (written: string | null): number | null =>
  written === null ? null : Date.parse(written)

/**
 * Hands out the whole published catalogue in batches, in the order of arrival: what the index keeps
 * in that order it then need not sort.
 */
export async function readListings(
  db: Database,
  batch: number,
  take: (listings: Listing[]) => Promise<void>,
): Promise<void> {
  const { id, createdAt, status } = scholarships
  const arrivals = db
    .select({ id })
    .from(scholarships)
    .where(eq(status, 'published'))
    .orderBy(asc(createdAt), asc(id))
  await db.transaction(async (tx) => {
    // No call waits for this; the first rows come once all of a large catalogue are sorted.
    await tx.execute(sql`set local statement_timeout = '10min'`)
    await tx.execute(sql`declare arrivals no scroll cursor for ${arrivals}`)
    let listings = await readArrivals(tx, batch)
    // The database reads the next ones meanwhile.
    while (listings) [listings] = await Promise.all([readArrivals(tx, batch), take(listings)])
  })
}

/** The next ones of the cursor; undefined after the last. */
async function readArrivals(tx: Transaction, batch: number): Promise<Listing[] | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`fetch ${sql.raw(`${batch}`)} arrivals`)
  if (rows.length === 0) return undefined
  const ids = rows.map(({ id }) => id)
  const listings = new Map<string, Listing>()
  for (const listing of await readListingsById(tx, ids)) listings.set(listing.id, listing)
  return ids.flatMap((id) => listings.get(id) ?? [])
}

/** Those of the given scholarships that are published now. */
export async function readListingsById(db: Queryable, ids: string[]): Promise<Listing[]> {
  const listings = db
    .select(columns)
    .from(scholarships)
    .where(and(eq(scholarships.status, 'published'), isAmong(ids)))
  const { rows } = await db.execute<Row>(sql`${listings}`)
  return rows.map(toListing)
}

/** One parameter, however many ids: so the statement stays the same and is read quickly. */
const isAmong = (ids: string[]): SQL => sql`${scholarships.id} = any(${sql.param(ids)}::uuid[])`

/** The sequence of the newest change that is committed; 0 before the first. */
export async function readLastSequence(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ last: sql<string>`coalesce(max(${catalogueChanges.sequence}), 0)` })
    .from(catalogueChanges)
  return Number(row?.last ?? 0)
}

type Change = typeof catalogueChanges.$inferSelect

/**
 * What changed after a sequence, in the order of commits; undefined when a part of that may be
 * forgotten. Changes are forgotten oldest first, so as long as the last one read is there, none is.
 */
export async function readChanges(
  db: Queryable,
  after: number,
  limit: number,
): Promise<Change[] | undefined> {
  const changes = await db
    .select()
    .from(catalogueChanges)
    .where(gte(catalogueChanges.sequence, after))
    .orderBy(asc(catalogueChanges.sequence))
    .limit(limit + 1)
  const [first] = changes
  if (after === 0) return (first?.sequence ?? 1) === 1 ? changes.slice(0, limit) : undefined
  return first?.sequence === after ? changes.slice(1) : undefined
}

/** What tells one change with a sequence from any other; undefined when it is forgotten. */
export async function readChangeMark(db: Queryable, sequence: number): Promise<string | undefined> {
  const { scholarshipId, changedAt } = catalogueChanges
  const [row] = await db
    .select({ mark: sql<string>`${scholarshipId} || ' ' || extract(epoch from ${changedAt})` })
    .from(catalogueChanges)
    .where(eq(catalogueChanges.sequence, sequence))
  return row?.mark
}
