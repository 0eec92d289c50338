import type { Billing } from '@laurel/contract/billing-shapes'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { billingEvents, charges, checkouts, plans, subscriptions } from '../../db/schema/billing.ts'
import { sandboxCheckouts } from '../../db/schema/sandbox.ts'
import type {
  ChargeSnapshot,
  ProviderEvent,
  ProviderName,
  SubscriptionSnapshot,
} from '../../integrations/billing/billing-provider.ts'
import { payCheckout } from '../../integrations/billing/sandbox/checkouts.ts'
import { DAY_MILLISECONDS } from '../../days.ts'
import { bodyOf, signatureOf } from '../told-provider.ts'
import { ask } from './application.ts'
import { grant } from '../../features/money/billing/grant.ts'
import { aStudent, type Student } from './student.ts'

type Of = Pick<Student, 'applicantId'>
type Stores = Pick<App, 'db' | 'clock'>

/** Somebody's open checkout, of which its provider knows nothing yet; answers its id. */
export async function aCheckout(
  { db, clock }: Stores,
  { applicantId }: Of,
  provider: ProviderName = 'sandbox',
): Promise<string> {
  const id = randomUUID()
  const [plan] = await db.select().from(plans).where(eq(plans.productId, 'quarterly'))
  await db.insert(checkouts).values({
    id,
    applicantId,
    planId: plan!.id,
    provider,
    trialDays: 0,
    status: 'open',
    custom: {},
    createdAt: clock.now(),
  })
  return id
}

/** An invoice of a subscription that ended a month ago; answers its id. */
export async function anInvoice({ db, clock }: Stores, { applicantId }: Of): Promise<string> {
  const [subscriptionId, id] = [randomUUID(), randomUUID()]
  const now = new Date(clock.now().getTime() - 30 * DAY_MILLISECONDS)
  const period = { periodStartsAt: now, periodEndsAt: now }
  await db.insert(subscriptions).values({
    id: subscriptionId,
    applicantId,
    provider: 'sandbox',
    providerId: `sub_${subscriptionId}`,
    providerStatus: 'ended',
    status: 'expired',
    startedAt: now,
    endedAt: now,
    asOf: now,
    asOfEventId: 'test',
    createdAt: now,
    ...period,
  })
  await db.insert(charges).values({
    id,
    subscriptionId,
    provider: 'sandbox',
    providerId: `ch_${id}`,
    amountCents: 3000,
    currency: 'USD',
    status: 'paid',
    invoiceNumber: `L-TEST-${id}`,
    chargedAt: now,
    ...period,
  })
  return id
}

/** A quarter that began at `from`, as its provider has it. */
export function aSnapshot(
  of: Of,
  from: Date,
  changes: Partial<SubscriptionSnapshot> = {},
): SubscriptionSnapshot {
  return {
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    priceId: 'sandbox_quarter',
    applicantId: of.applicantId,
    status: 'active',
    startedAt: from,
    trialEndsAt: undefined,
    periodStartsAt: from,
    periodEndsAt: new Date(from.getTime() + 90 * DAY_MILLISECONDS),
    cancelsAt: undefined,
    endedAt: undefined,
    cardFingerprint: undefined,
    ...changes,
  }
}

export function aCharge(from: Date, changes: Partial<ChargeSnapshot> = {}): ChargeSnapshot {
  return {
    chargeId: 'ch_1',
    subscriptionId: 'sub_1',
    amountCents: 3000,
    currency: 'USD',
    status: 'paid',
    chargedAt: from,
    refundedAt: undefined,
    periodStartsAt: from,
    periodEndsAt: new Date(from.getTime() + 90 * DAY_MILLISECONDS),
    cardLabel: 'Visa ending in 4242',
    ...changes,
  }
}

/** Pays in the sandbox with its card that always pays, one that nobody else has. */
export async function payInSandbox(
  app: Stores,
  checkoutId: string,
  fingerprint: string = randomUUID(),
): Promise<void> {
  const [row] = await app.db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.checkoutId, checkoutId))
  if (!row) throw new Error(`The sandbox has no checkout ${checkoutId}.`)
  const outcome = await payCheckout(app, row.id, { card: 'paying', fingerprint })
  if (outcome !== 'paid') throw new Error(`It was ${outcome}.`)
}

/** Opens a checkout for a plan; answers its id. */
export async function openCheckoutOf(
  app: Pick<App, 'server'>,
  student: Pick<Student, 'headers'>,
  priceId: string,
): Promise<string> {
  const answer = await ask(app, student, 'POST', '/user-payments/create-checkout-session', {
    payload: { priceId },
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data.checkoutId
}

/** Subscribes from a checkout to its confirmation, as somebody who returns before the webhook. */
export async function subscribeInSandbox(
  app: Stores & Pick<App, 'server' | 'background'>,
  student: Student,
  priceId = 'sandbox_quarter',
  fingerprint?: string,
): Promise<string> {
  const id = await openCheckoutOf(app, student, priceId)
  await payInSandbox(app, id, fingerprint)
  await ask(app, student, 'POST', `/user-payments/checkouts/${id}/confirm`)
  await app.background.settle()
  return id
}

/** The account's subscription and invoices, as it reads them. */
export const billingOf = async (
  app: Pick<App, 'server'>,
  student: Pick<Student, 'headers'>,
): Promise<Billing> => (await ask(app, student, 'GET', '/user-payments/subscription')).body.data

/** What an administrator gave somebody, and to whom. */
export async function aGrant(
  app: Stores & Pick<App, 'tokens'>,
): Promise<{ id: string; email: string; student: Student }> {
  const student = await aStudent(app)
  const { applicantId, email } = student
  const now = app.clock.now()
  const endsAt = new Date(now.getTime() + 30 * DAY_MILLISECONDS)
  const id = await app.db.transaction((tx) =>
    grant(tx, { applicantId, reason: 'A prize', endsAt, now }),
  )
  return { id, email, student }
}

/** An event of the provider that waits; answers its id. */
export async function aStoredEvent(
  { db, clock }: Stores,
  event: Partial<ProviderEvent> = {},
): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()]
  const told = { eventId: `evt_${id}`, type: 'test', occurredAt: now, ...event }
  await db.insert(billingEvents).values({
    id,
    provider: 'sandbox',
    providerId: told.eventId,
    type: told.type,
    event: told,
    occurredAt: told.occurredAt,
    receivedAt: now,
    tries: 0,
    nextTryAt: now,
  })
  return id
}

/** Says what the provider calls the plans; answers the price of the monthly ones. */
export async function offerAtStripe({ db }: Pick<App, 'db'>): Promise<{ priceId: string }> {
  await db.update(plans).set({ stripePriceId: sql`'price_' || ${plans.interval}` })
  return { priceId: 'price_month' }
}

/** What the provider sends to the server; answers the status. */
export async function deliver(
  { server }: Pick<App, 'server'>,
  events: readonly ProviderEvent[],
  signed: { body?: string; signature?: string } = {},
): Promise<number> {
  const body = signed.body ?? bodyOf(events)
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/user-payments/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      'test-signature': signed.signature ?? signatureOf(body),
    },
    payload: body,
  })
  return answer.statusCode
}
