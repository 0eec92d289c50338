import type { BillingEvent, listBillingEvents as listCall } from '@laurel/contract/billing-admin'
import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { billingEvents } from '../../../db/schema/billing.ts'
import { CallFailure } from '../../../http/failures.ts'
import { tryEvent } from '../apply-events.ts'
import { endSoon } from '../end-soon.ts'
import { readStoredEvent } from '../told.ts'

type State = QueryOf<typeof listCall>['state']

const { appliedAt, problem } = billingEvents
const CONDITIONS: Record<State, SQL | undefined> = {
  all: undefined,
  applied: isNotNull(appliedAt),
  waiting: and(isNull(appliedAt), isNull(problem)),
  problem: and(isNull(appliedAt), isNotNull(problem)),
}

/** What providers told, the latest first; without what it says of people. */
export async function listEvents(
  { db }: Pick<App, 'db'>,
  { offset, limit, state }: QueryOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const where = CONDITIONS[state]
  const [counted] = await db.select({ total: count() }).from(billingEvents).where(where)
  const rows = await db
    .select()
    .from(billingEvents)
    .where(where)
    .orderBy(desc(billingEvents.receivedAt), desc(billingEvents.id))
    .offset(offset)
    .limit(limit - offset)
  return { total: counted?.total ?? 0, events: rows.map(toEvent) }
}

/** Tries an event at once; one that was applied is left as it is. */
export async function retryEvent(app: App, id: string): Promise<BillingEvent> {
  const [row] = await app.db.select().from(billingEvents).where(eq(billingEvents.id, id))
  if (!row) throw new CallFailure('NOT_FOUND')
  if (row.appliedAt !== null) return toEvent(row)
  const tried = await tryEvent(app, row)
  endSoon(app)
  return toEvent(tried)
}

function toEvent(row: typeof billingEvents.$inferSelect): BillingEvent {
  const { subscription, charge, checkout } = readStoredEvent(row.event)
  return {
    id: row.id,
    provider: row.provider,
    providerId: row.providerId,
    type: row.type,
    subscriptionId:
      subscription?.subscriptionId ?? charge?.subscriptionId ?? checkout?.subscriptionId ?? null,
    occurredAt: row.occurredAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    tries: row.tries,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    problem: row.problem,
  }
}
