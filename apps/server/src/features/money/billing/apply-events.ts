import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { billingEvents } from '../../../db/schema/billing.ts'
import { BillingFailure } from '../../../integrations/billing/billing-provider.ts'
import { applyTold } from './apply-told.ts'
import { askProvider, type AsksProvider } from './ask-provider.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { noteCheckout } from './note-checkout.ts'
import { findSubscription } from './queries.ts'
import { BillingProblem, isUnclear, readStoredEvent, toldByEvent } from './told.ts'

type Applies = AsksProvider & Pick<App, 'server'>
type EventRow = typeof billingEvents.$inferSelect

const MINUTE_MILLISECONDS = 60_000
/** 1, 2, 4 … minutes, then every four hours: the twentieth try is two days after the first. */
const MOST_TRIES = 20
const LONGEST_WAIT_MINUTES = 240
const waitAfter = (tries: number): number =>
  Math.min(2 ** (tries - 1), LONGEST_WAIT_MINUTES) * MINUTE_MILLISECONDS

/** Applies what waits, beside whatever is going on. */
export function applyEventsSoon(app: Applies & Pick<App, 'background'>): void {
  app.background.startAlone('apply billing events', () => applyEvents(app))
}

/** Taken at a time: each taking is a commit, which acknowledging events would wait for. */
const BATCH = 20

/** Applies every event that is due; one that fails is kept with its problem and tried again. */
export async function applyEvents(app: Applies): Promise<void> {
  let hasApplied = false
  for (;;) {
    const due = await takeDueEvents(app)
    if (due.length === 0) break
    for (const event of due) await tryEvent(app, event)
    hasApplied = true
  }
  if (hasApplied) await endSubscriptions(app)
}

/**
 * Takes events for one try: their next try is put off before this one begins, so that a process
 * that dies leaves them to be tried again, and no other tries them meanwhile.
 */
async function takeDueEvents({ db, clock }: Applies): Promise<EventRow[]> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(billingEvents)
      .where(and(isNull(billingEvents.appliedAt), lte(billingEvents.nextTryAt, now)))
      .orderBy(asc(billingEvents.occurredAt), asc(billingEvents.providerId))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const taken: EventRow[] = []
    for (const row of due) {
      const tries = row.tries + 1
      const nextTryAt = new Date(now.getTime() + waitAfter(tries))
      await tx.update(billingEvents).set({ tries, nextTryAt }).where(eq(billingEvents.id, row.id))
      taken.push({ ...row, tries, nextTryAt })
    }
    return taken
  })
}

/** Tries one event; returns it as it is afterwards. */
export async function tryEvent(app: Applies, due: EventRow): Promise<EventRow> {
  const { db, clock } = app
  const outcome = await applyEvent(app, due).then(
    () => ({ appliedAt: clock.now(), nextTryAt: null, problem: null }),
    (error: unknown) => {
      const isGivenUp = due.tries >= MOST_TRIES
      return { problem: problemOf(app, error, due), ...(isGivenUp && { nextTryAt: null }) }
    },
  )
  const [row = due] = await db
    .update(billingEvents)
    .set(outcome)
    .where(eq(billingEvents.id, due.id))
    .returning()
  return row
}

async function applyEvent(app: Applies, row: EventRow): Promise<void> {
  const event = readStoredEvent(row.event)
  if (event.checkout) await noteCheckout(app, { id: event.checkout.checkoutId, ...event.checkout })
  const told = toldByEvent(row.provider, event)
  if (!told) return
  const known = await findSubscription(app.db, told.provider, told.subscriptionId)
  if (!isUnclear(told, known)) return applyTold(app, told)
  if (row.provider !== app.billing.name)
    throw new BillingProblem('Its provider is not the one that is set up.')
  await askProvider(app, told.subscriptionId)
  // What the provider had when it was asked may leave this out.
  if (told.subscription === undefined) await applyTold(app, told)
}

/** For the log of events, which administrators read: nothing of a person, nothing of the payload. */
function problemOf({ server }: Applies, error: unknown, { id: eventId }: EventRow): string {
  if (error instanceof BillingProblem) return error.message
  server.log.warn({ err: error, eventId }, 'a billing event could not be applied')
  return error instanceof BillingFailure
    ? 'The provider could not be asked.'
    : 'Something went wrong; the log has it.'
}
