import { randomUUID } from 'node:crypto'
import type { receiveBillingEvent as receiveCall } from '@laurel/contract/billing'
import type { AnswerOf } from '@laurel/contract/define-call'
import type { App } from '../../../app-context.ts'
import { billingEvents } from '../../../db/schema/billing.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Asked } from '../../../http/serve.ts'
import {
  ForgedEvent,
  type ProviderEvent,
  type ProviderName,
} from '../../../integrations/billing/billing-provider.ts'
import { applyEventsSoon } from './apply-events.ts'
import { asBillingFailed } from './billing-failed.ts'

type Received = Pick<Asked<typeof receiveCall>, 'params' | 'request'>

/** Keeps what a provider tells, once, and answers; applying it is for a job that begins right away. */
export async function receiveEvents(
  app: App,
  { params, request }: Received,
): Promise<AnswerOf<typeof receiveCall>> {
  if (params.provider !== app.billing.name) throw new CallFailure('NOT_FOUND')
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const events = await readVerified(app, body, request.headers)
  await keepEvents(app, params.provider, events)
  applyEventsSoon(app)
  return { received: events.length }
}

/** What cannot be read in full now is not taken in: the provider tells it again. */
async function readVerified(
  app: App,
  body: Buffer,
  headers: Received['request']['headers'],
): Promise<ProviderEvent[]> {
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  try {
    return await app.billing.readEvents(body, Object.fromEntries(single))
  } catch (error) {
    if (error instanceof ForgedEvent) throw new CallFailure('FORGED_EVENT')
    throw asBillingFailed(app, error)
  }
}

async function keepEvents(
  { db, clock }: App,
  provider: ProviderName,
  events: readonly ProviderEvent[],
): Promise<void> {
  if (events.length === 0) return
  const now = clock.now()
  const rows = events.map((event) => ({
    id: randomUUID(),
    provider,
    providerId: event.eventId,
    type: event.type,
    event,
    occurredAt: event.occurredAt,
    receivedAt: now,
    tries: 0,
    nextTryAt: now,
  }))
  await db.insert(billingEvents).values(rows).onConflictDoNothing()
}
