import { type OwnSupportRequest, REPORT_START, REPORTED_LISTING } from '@laurel/contract/support'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { CallFailure } from '../../../http/failures.ts'
import { isApplicant, type OwnApplicantId, type Session } from '../../../http/session.ts'
import { readIsSubscriber } from '../../money/quota/queries.ts'

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

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The listing that a request reports, by the line that names it; null where it reports none. */
export async function findReported(
  db: Queryable,
  { query, description }: Pick<RequestRow, 'query' | 'description'>,
): Promise<string | null> {
  if (!query.startsWith(REPORT_START)) return null
  const line = description.split('\n').find((each) => each.startsWith(REPORTED_LISTING)) ?? ''
  const id = line.slice(REPORTED_LISTING.length)
  if (!UUID.test(id)) return null
  return (await db.$count(scholarships, eq(scholarships.id, id))) > 0 ? id : null
}
