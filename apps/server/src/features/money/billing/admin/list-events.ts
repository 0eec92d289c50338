import type { BillingEvent, listBillingEvents as listCall } from '@laurel/contract/billing-admin'
import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import type { Queryable } from '../../../../db/database.ts'
import { billingEvents } from '../../../../db/schema/billing.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { tryEvent } from '../apply-events.ts'
import { endSoon } from '../end-soon.ts'
import { readStoredEvent } from '../told.ts'
import { readUndone } from './read-undone.ts'

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
  return { total: counted?.total ?? 0, events: await toEvents(db, rows) }
}

/** Tries an event at once; one that was applied is left as it is. */
export async function retryEvent(app: App, id: string): Promise<BillingEvent> {
  const [row] = await app.db.select().from(billingEvents).where(eq(billingEvents.id, id))
  if (!row) throw new CallFailure('NOT_FOUND')
  const isApplied = row.appliedAt !== null
  const tried = isApplied ? row : await tryEvent(app, row)
  if (!isApplied) endSoon(app)
  const [event] = await toEvents(app.db, [tried])
  if (!event) throw new Error('An event is gone.')
  return event
}

type EventRow = typeof billingEvents.$inferSelect

async function toEvents(db: Queryable, rows: readonly EventRow[]): Promise<BillingEvent[]> {
  const events = rows.map(toEvent)
  const undoneOf = await readUndone(db, events)
  return events.map((event) => ({ ...event, undone: undoneOf(event) }))
}

function toEvent(row: EventRow): Omit<BillingEvent, 'undone'> {
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
