import type {
  listSubscriptions as listCall,
  HeldSubscription,
} from '@laurel/contract/billing-admin'
import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import { and, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { applicants, users } from '../../../../db/schema/accounts.ts'
import { charges, plans, subscriptions } from '../../../../db/schema/billing.ts'
import { toInvoice } from '../read-billing.ts'
import { deriveState } from '../states.ts'

type Reads = Pick<App, 'db' | 'clock'>

/** A part of all subscriptions, the latest begun first, and how many there are. */
export async function listSubscriptions(
  app: Reads,
  { offset, limit, ...filters }: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const where = toCondition(filters)
  const [counted] = await app.db
    .select({ total: count() })
    .from(subscriptions)
    .leftJoin(applicants, eq(applicants.id, subscriptions.applicantId))
    .leftJoin(users, eq(users.id, applicants.userId))
    .where(where)
  const found = await readHeld(app, where, { offset, size: limit - offset })
  return { total: counted?.total ?? 0, subscriptions: found }
}

/** One of them; undefined when there is none. */
export async function findHeld(app: Reads, id: string): Promise<HeldSubscription | undefined> {
  const [found] = await readHeld(app, eq(subscriptions.id, id), { offset: 0, size: 1 })
  return found
}

type Filters = Omit<QueryOf<typeof listCall>, 'offset' | 'limit'>

function toCondition({ status, provider, search }: Filters): SQL | undefined {
  const text = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`
  return and(
    status && eq(subscriptions.status, status),
    provider && eq(subscriptions.provider, provider),
    text === undefined
      ? undefined
      : or(ilike(users.email, text), ilike(name, text), ilike(subscriptions.providerId, text)),
  )
}

async function readHeld(
  { db, clock }: Reads,
  where: SQL | undefined,
  { offset, size }: { offset: number; size: number },
): Promise<HeldSubscription[]> {
  const rows = await db
    .select({ row: subscriptions, user: users, planTitle: plans.title })
    .from(subscriptions)
    .leftJoin(applicants, eq(applicants.id, subscriptions.applicantId))
    .leftJoin(users, eq(users.id, applicants.userId))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(where)
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
    .offset(offset)
    .limit(size)
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.id)
  const taken = await db
    .select()
    .from(charges)
    .where(inArray(charges.subscriptionId, ids))
    .orderBy(desc(charges.chargedAt), desc(charges.id))
  const now = clock.now()
  return rows.map((found) => {
    const own = taken.filter(({ subscriptionId }) => subscriptionId === found.row.id)
    return { ...toHeld(found), ...stateOf(found.row, own, now), invoices: own.map(toInvoice) }
  })
}

function stateOf(
  row: typeof subscriptions.$inferSelect,
  own: (typeof charges.$inferSelect)[],
  now: Date,
) {
  const { status, accessUntil } = deriveState(row, own, now)
  return { status, accessUntil: accessUntil.toISOString() }
}

interface Found {
  row: typeof subscriptions.$inferSelect
  user: typeof users.$inferSelect | null
  planTitle: string | null
}

const toHeld = ({ row, user, planTitle }: Found) => ({
  id: row.id,
  applicant:
    user && row.applicantId !== null
      ? {
          id: row.applicantId,
          name: `${user.firstName} ${user.lastName}`.trim(),
          email: user.email,
        }
      : null,
  provider: row.provider,
  providerId: row.providerId,
  planTitle,
  startedAt: row.startedAt.toISOString(),
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  periodEndsAt: row.periodEndsAt.toISOString(),
  cancelsAt: row.cancelsAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  endReason: row.endReason,
  reason: row.reason,
})
