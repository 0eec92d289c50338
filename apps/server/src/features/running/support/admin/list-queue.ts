import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type {
  listSupportQueue as listCall,
  QueuedSupportRequest,
} from '@laurel/contract/support-admin'
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { applicants, users } from '../../../../db/schema/accounts.ts'
import { supportRequests } from '../../../../db/schema/support.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { toOwnRequest, type RequestRow } from '../queries.ts'

const { createdAt, id, isPriority, resolvedAt, status } = supportRequests

/** As the indexes have them. */
const ORDERS = {
  Active: [sql`${isPriority} desc nulls last`, asc(createdAt), asc(id)],
  Resolved: [desc(resolvedAt), desc(id)],
} as const

/** A part of what waits, or of what is resolved, and how many there are. */
export async function listQueue(
  db: Queryable,
  { offset, limit, status: wanted }: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const where = eq(status, wanted)
  const total = await db.$count(supportRequests, where)
  const found = await selectHeld(db, where)
    .orderBy(...ORDERS[wanted])
    .offset(offset)
    .limit(limit - offset)
  return { total, requests: found.map(toQueued) }
}

/** A request with the account that it came from, where there is one. */
export interface HeldRequest {
  row: RequestRow
  user: typeof users.$inferSelect | null
  timeZone: string | null
}

export async function requireHeld(db: Queryable, requestId: string): Promise<HeldRequest> {
  const [held] = await selectHeld(db, eq(id, requestId))
  if (!held) throw new CallFailure('NOT_FOUND')
  return held
}

const selectHeld = (db: Queryable, where: SQL) =>
  db
    .select({ row: supportRequests, user: users, timeZone: applicants.timeZone })
    .from(supportRequests)
    .leftJoin(applicants, eq(applicants.id, supportRequests.applicantId))
    .leftJoin(users, eq(users.id, applicants.userId))
    .where(where)

/**
 * Where the answer goes: what was typed on the contact page, which has no query; else to the
 * account's address as it is now, because the one before may not have been theirs.
 */
export const addressOf = ({ row, user }: Pick<HeldRequest, 'row' | 'user'>): string =>
  user && row.query !== '' ? user.email : row.email

export const toQueued = (held: HeldRequest): QueuedSupportRequest => ({
  ...toOwnRequest(held.row),
  name: held.row.name,
  email: addressOf(held),
  phone: held.row.phone,
  applicantId: held.row.applicantId,
  isPriority: held.row.isPriority,
})
