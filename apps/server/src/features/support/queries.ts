import type { OwnSupportRequest } from '@laurel/contract/support'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { supportRequests } from '../../db/schema/support.ts'
import { CallFailure } from '../../http/failures.ts'
import { isApplicant, type OwnApplicantId, type Session } from '../../http/session.ts'
import { readIsSubscriber } from '../quota/queries.ts'

export type RequestRow = typeof supportRequests.$inferSelect

const MOST_OWN = 100

/** What a person asked, the latest first. */
export async function readOwnRequests(
  db: Queryable,
  applicantId: OwnApplicantId,
): Promise<OwnSupportRequest[]> {
  const rows = await db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.applicantId, applicantId))
    .orderBy(desc(supportRequests.createdAt), desc(supportRequests.id))
    .limit(MOST_OWN)
  return rows.map(toOwnRequest)
}

type OwnRow = Pick<
  RequestRow,
  'id' | 'query' | 'description' | 'status' | 'createdAt' | 'answer' | 'resolvedAt'
>

export const toOwnRequest = (row: OwnRow): OwnSupportRequest => ({
  id: row.id,
  query: row.query,
  description: row.description,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  answer: row.answer,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
})

/** Who asks, as the account says it; whoever closes the account meanwhile waits for what is asked. */
export async function readAsker(
  tx: Transaction,
  who: Session,
  now: Date,
): Promise<Pick<RequestRow, 'applicantId' | 'name' | 'email' | 'phone' | 'isPriority'>> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, who.userId), isNull(users.purgeAfter)))
    .for('share')
  if (!user) throw new CallFailure('SESSION_ENDED')
  const applicantId = isApplicant(who) ? who.applicantId : null
  return {
    applicantId,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    phone: user.phone,
    isPriority: applicantId !== null && (await readIsSubscriber(tx, applicantId, now)),
  }
}
