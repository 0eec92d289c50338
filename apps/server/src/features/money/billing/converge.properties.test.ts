import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { billingEvents, billingMails, charges, subscriptions } from '../../../db/schema/billing.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import type {
  ProviderEvent,
  ProviderState,
} from '../../../integrations/billing/billing-provider.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aCheckout, deliver, offerAtStripe } from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { aLife, live } from '../../../testing/factories/subscription-life.ts'
import { openToldProvider, type ToldProvider } from '../../../testing/told-provider.ts'
import { applyEvents } from './apply-events.ts'
import { followTime } from './follow-time.ts'
import { givenBackCents } from './rules.ts'
import { deriveState } from './states.ts'

const DELIVERIES = 20
const RUNS = 12

let app: TestApp
let told: ToldProvider
let priceId: string
beforeAll(async () => {
  app = await createTestApp()
  told = openToldProvider()
  app.billing = told.provider
  priceId = (await offerAtStripe(app)).priceId
})
afterAll(() => app.close())

/** Each event many times at once, while several processes apply what there is. */
async function deliverAll(events: readonly ProviderEvent[]): Promise<void> {
  const deliveries = Array.from({ length: DELIVERIES }, () => events).flat()
  const statuses = Promise.all(deliveries.map((event) => deliver(app, [event])))
  await Promise.all([statuses, applyEvents(app), applyEvents(app), applyEvents(app)])
  expect(new Set(await statuses)).toEqual(new Set(events.length > 0 ? [200] : []))
  await app.background.settle()
}

async function retryAll(): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await app.db.$count(billingEvents, isNull(billingEvents.appliedAt))) === 0) return
    app.clock.advance({ hours: 5 })
    await applyEvents(app)
  }
}

const inOrder = <Value>(values: readonly Value[], keys: readonly number[]): Value[] =>
  values
    .map((value, at) => ({ value, key: keys[at % keys.length] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value)

it('comes to the same right state, with one effect each, in whatever order a life is told', async () => {
  const order = fc.array(fc.nat(), { minLength: 40, maxLength: 40 })
  const isLost = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(aLife, order, isLost, fc.boolean(), async (life, keys, lost, isAway) => {
      const student = await aStudent(app)
      await aCheckout(app, student, 'stripe')
      const id = `sub_${randomUUID()}`
      const { applicantId } = student
      const { events, state } = live(life, { id, applicantId, priceId, from: app.clock.now() })
      told.states.set(id, state)
      told.isAway = isAway
      app.clock.set(new Date((events.at(-1)?.occurredAt.getTime() ?? 0) + 1000).toISOString())
      const shuffled = inOrder(events, keys)
      await deliverAll(shuffled.filter((_event, at) => !lost[at]))
      await deliverAll(shuffled.filter((_event, at) => lost[at]))
      await retryAll()
      await followTime(app)
      await expectTruth(student, state, events, life.hasTrial)
    }),
    { numRuns: RUNS },
  )
  await expectNumbersWithoutGaps()
})

async function expectTruth(
  { applicantId, email }: Student,
  { subscription: last, charges: taken }: ProviderState,
  events: readonly ProviderEvent[],
  hasTrial: boolean,
): Promise<void> {
  const rows = await app.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.applicantId, applicantId))
  expect(rows).toHaveLength(1)
  const [row] = rows
  expect(row).toMatchObject({
    providerStatus: last.status,
    periodEndsAt: last.periodEndsAt,
    cancelsAt: last.cancelsAt ?? null,
    endedAt: last.endedAt ?? null,
  })
  const isRefundTold = events.some(({ type }) => type === 'charge.refunded')
  if (!isRefundTold) expect(row?.endReason).toBeNull()
  const kept = await app.db.select().from(charges).where(eq(charges.subscriptionId, row!.id))
  const statuses = (all: readonly (Parameters<typeof givenBackCents>[0] & { id: string })[]) =>
    all.map((each) => `${each.id} ${each.status} ${givenBackCents(each)}`).toSorted()
  expect(statuses(kept.map((each) => ({ ...each, id: each.providerId })))).toEqual(
    statuses(taken.map((each) => ({ ...each, id: each.chargeId }))),
  )
  const right = deriveState(row!, kept, app.clock.now())
  expect(row!.status).toBe(right.status)
  const [person] = await app.db.select().from(applicants).where(eq(applicants.id, applicantId))
  expect(person).toMatchObject({ subscribedUntil: right.accessUntil, isTrailTaken: hasTrial })
  await expectMails(row!.id, email, taken, events)
}

async function expectMails(
  subscriptionId: string,
  email: string,
  taken: ProviderState['charges'],
  events: readonly ProviderEvent[],
): Promise<void> {
  const sent = await app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))
  const number = (start: string) => sent.filter(({ subject }) => subject.startsWith(start)).length
  const given = taken.filter(({ status }) => status !== 'failed')
  expect(number('Receipt for')).toBe(given.length)
  const refunds = events.filter(({ charge }) => charge !== undefined && givenBackCents(charge) > 0)
  const toldBack = sent.filter(({ subject }) => subject.includes(' is on its way')).length
  expect(toldBack).toBeLessThanOrEqual(refunds.length)
  expect(toldBack).toBeGreaterThanOrEqual(
    taken.filter((charge) => givenBackCents(charge) > 0).length,
  )
  const refused = events.filter(({ type }) => type === 'charge.failed')
  expect(number('Your payment did not')).toBeLessThanOrEqual(refused.length)
  const noted = await app.db.$count(billingMails, eq(billingMails.subscriptionId, subscriptionId))
  expect(noted).toBeLessThanOrEqual(sent.length)
}

async function expectNumbersWithoutGaps(): Promise<void> {
  const rows = await app.db.select({ number: charges.invoiceNumber }).from(charges)
  const years = Map.groupBy(
    rows.flatMap(({ number }) => (number === null ? [] : [number])),
    (number) => number.slice(0, 6),
  )
  for (const numbers of years.values()) {
    const sequence = numbers.map((number) => Number(number.slice(7))).toSorted((a, b) => a - b)
    expect(sequence).toEqual(sequence.map((_number, at) => at + 1))
  }
}
