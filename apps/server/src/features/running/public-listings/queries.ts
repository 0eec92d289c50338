import { and, asc, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { isOpenToAll, isShownToAll } from '../../catalogue/scholarships/open-condition.ts'
import { meetsRules, type SoughtRules } from '../../catalogue/scholarships/meets-criteria.ts'

/** Under a name of its own: the rules are looked up in a row of the same table. */
const listed = alias(scholarships, 'listed')
const listedId = sql`listed.id`

/** The end of an id by which an address finds it; there is an index on it. */
const tail = sql<string>`right(${listed.id}::text, 12)`

/** The listings whose addresses end in this, which is one. */
export async function findByTail(db: Queryable, sought: string): Promise<string[]> {
  const rows = await db
    .select({ id: listed.id })
    .from(listed)
    .where(eq(tail, sought))
    .orderBy(asc(listed.createdAt))
  return rows.map(({ id }) => id)
}

/** One page of open listings that name all of this, the nearest deadlines first, and one more. */
export async function findOpen(
  db: Queryable,
  sought: SoughtRules,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<string[]> {
  const { id, closesAt } = listed
  const rows = await db
    .select({ id })
    .from(listed)
    .where(and(isOpenToAll(listed, now), ...meetsRules(sought, listedId)))
    .orderBy(sql`${closesAt} asc nulls last`, asc(id))
    .offset(offset)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Whether at least so many open listings name all of this. */
export async function hasOpen(
  db: Queryable,
  sought: SoughtRules,
  { now, number }: { now: Date; number: number },
): Promise<boolean> {
  const found = db
    .select({ id: listed.id })
    .from(listed)
    .where(and(isOpenToAll(listed, now), ...meetsRules(sought, listedId)))
    .limit(number)
    .as('found')
  return (await db.$count(found)) === number
}

/** A line of the sitemap: an address and when what stands there changed. */
export interface Located {
  id: string
  title: string
  updatedAt: Date
}

export async function countShown(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.select({ number: count() }).from(listed).where(isShownToAll(listed, now))
  return row?.number ?? 0
}

/** The listings whose tails begin with this: ids are random, so each beginning has as many. */
export async function readTails(db: Queryable, beginning: string, now: Date): Promise<Located[]> {
  const { id, title, updatedAt } = listed
  const isInside =
    beginning === '' ? undefined : sql`${tail} >= ${beginning} and ${tail} < ${`${beginning}g`}`
  const query = db
    .select({ id, title, updatedAt })
    .from(listed)
    .where(and(isShownToAll(listed, now), isInside))
    .orderBy(tail)
  // As the driver reads them: Drizzle looks at each column of each row, which takes as long again.
  const { rows } = await db.execute<{ id: string; title: string; updated_at: string }>(query)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    updatedAt: new Date(row.updated_at),
  }))
}
