import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { users } from '../../../../db/schema/accounts.ts'

/** An account, and when somebody last used it or paid for it. */
export interface LastUse {
  userId: string
  email: string
  firstName: string
  lastUsedAt: Date
  /** Of a parent or an organisation: kept for a shorter time. */
  isShort: boolean
}

/**
 * Sessions are forgotten when they end, so each also leaves its time with the user. Columns are written out:
 * of one table alone they would be named without it, and mean those of the inner selects.
 */
const lastUsedAt = sql<string>`greatest(
  users.created_at,
  users.last_used_at,
  (select max(session.last_used_at) from sessions session where session.user_id = users.id),
  (select max(applicant.subscribed_until) from applicants applicant
    where applicant.user_id = users.id))`

const isShort = sql<boolean>`(users.role = 'ORGANISER'
  or exists (select from organisation_members member where member.user_id = users.id)
  or not exists (select from applicants applicant
    where applicant.user_id = users.id and applicant.applicant_type = 'STUDENT'))`

/** Accounts that stay and were last used by then, the longest unused first; never administrators'. */
export const readUnused = (db: Queryable, by: Date): Promise<LastUse[]> =>
  readLastUses(db, sql`${lastUsedAt} <= ${by.toISOString()}::timestamptz`)

/** Undefined once the account goes. */
export async function readLastUse(db: Queryable, userId: string): Promise<LastUse | undefined> {
  const [use] = await readLastUses(db, eq(users.id, userId))
  return use
}

async function readLastUses(db: Queryable, where: SQL): Promise<LastUse[]> {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastUsedAt: sql<string>`to_char(${lastUsedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      isShort,
    })
    .from(users)
    .where(and(ne(users.role, 'ADMIN'), isNull(users.purgeAfter), where))
    .orderBy(lastUsedAt, users.id)
  return rows.map((row) => ({ ...row, lastUsedAt: new Date(row.lastUsedAt) }))
}
