import { randomUUID } from 'node:crypto'
import type { BillingEvent } from '@laurel/contract/billing-admin'
import { eq, type SQL } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { charges, subscriptions } from '../../../db/schema/billing.ts'
import type {
  ChargeSnapshot,
  ProviderEvent,
} from '../../../integrations/billing/billing-provider.ts'
import { playSubscriptions } from '../../../integrations/billing/sandbox/play-subscriptions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import {
  aCharge,
  aCheckout,
  aSnapshot,
  deliver,
  offerAtStripe,
  openCheckoutOf,
  payInSandbox,
  subscribeInSandbox,
} from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { searchTables } from '../../../testing/search-tables.ts'
import { openToldProvider, type ToldProvider } from '../../../testing/told-provider.ts'
import { startSession } from '../../people/accounts/start-session.ts'
import { purgeAccounts } from '../../running/privacy/purge-accounts.ts'
import { playSandbox } from '../sandbox-checkout/play-sandbox.ts'
import { endSubscriptions } from './end-subscriptions.ts'

let app: TestApp
let sandbox: TestApp['billing']
let priceId: string
beforeAll(async () => {
  app = await createTestApp()
  sandbox = app.billing
  priceId = (await offerAtStripe(app)).priceId
})
afterEach(() => {
  app.billing = sandbox
})
afterAll(() => app.close())

async function leave({ userId, headers }: Student): Promise<void> {
  const { accessToken } = await startSession(app, userId, undefined)
  const later = { headers: { ...headers, authorization: `Bearer ${accessToken}` } }
  const answer = await ask(app, later, 'POST', '/users/auth/account-deletion', { payload: {} })
  expect(answer.status).toBe(200)
}

/** The sandbox plays what is due and tells of it; what has to end does. */
async function play(): Promise<void> {
  await playSandbox(app)
  await app.background.settle()
  await endSubscriptions(app)
}

async function stateOf(isIt: SQL) {
  const [row] = await app.db.select().from(subscriptions).where(isIt)
  const taken = await app.db
    .select()
    .from(charges)
    .where(eq(charges.subscriptionId, row?.id ?? randomUUID()))
    .orderBy(charges.chargedAt)
  return row && { ...row, charges: taken.map(({ status }) => status) }
}
const stateOfTheir = ({ applicantId }: Student) =>
  stateOf(eq(subscriptions.applicantId, applicantId))

const GIVEN_BACK = {
  endReason: 'closed_unpaid',
  providerStatus: 'ended',
  status: 'refunded',
  charges: ['refunded'],
}

describe('of an account that is closed', () => {
  it('the first charge after a trial goes back, also one that was made just before', async () => {
    const [before, after] = [await aStudent(app), await aStudent(app)]
    for (const each of [before, after]) await subscribeInSandbox(app, each, 'sandbox_month-trial')
    app.clock.advance({ days: 7 })
    await leave(before)
    await playSubscriptions(app)
    await leave(after)
    await play()
    await play()
    for (const each of [before, after]) expect(await stateOfTheir(each)).toMatchObject(GIVEN_BACK)
  })

  it('what was paid for on a page that was left open goes back', async () => {
    const student = await aStudent(app)
    const checkoutId = await openCheckoutOf(app, student, 'sandbox_month')
    await leave(student)
    await payInSandbox(app, checkoutId)
    await play()
    expect(await stateOfTheir(student)).toMatchObject(GIVEN_BACK)
  })

  it('what was paid before stays paid, and a renewal after it goes back', async () => {
    const student = await aStudent(app)
    await subscribeInSandbox(app, student, 'sandbox_month')
    app.clock.advance({ days: 29, hours: 23 })
    await leave(student)
    app.clock.advance({ hours: 2 })
    await play()
    await play()
    expect(await stateOfTheir(student)).toMatchObject({
      endReason: 'account_closed',
      providerStatus: 'ended',
      charges: ['paid', 'refunded'],
    })
  })
})

const CARD = 'fingerprint of marzipan'

describe('what is paid for once the account is purged', () => {
  let told: ToldProvider
  let refunds: string[]
  let student: Student
  let id: string
  beforeEach(async () => {
    told = openToldProvider()
    refunds = []
    app.billing = { ...told.provider, refund: giveBack }
    student = await aStudent(app)
    await aCheckout(app, student, 'stripe')
    await leave(student)
    app.clock.advance({ hours: 23 })
    await purgeAccounts(app)
    id = `sub_${randomUUID()}`
  })

  async function giveBack(chargeId: string): Promise<ChargeSnapshot> {
    const state = told.states.get(id)!
    const [paid] = state.charges
    const charge = { ...paid!, status: 'refunded' as const, refundedAt: app.clock.now() }
    told.states.set(id, { ...state, charges: [charge] })
    refunds.push(chargeId)
    return charge
  }

  /** A subscription and its first charge, as the provider has it and tells of it. */
  function pay(proof: string | undefined): ProviderEvent[] {
    const now = app.clock.now()
    const changes = { subscriptionId: id, priceId, proof, cardFingerprint: CARD }
    const subscription = aSnapshot(student, now, changes)
    const charge = aCharge(now, { subscriptionId: id, chargeId: `ch_${id}` })
    told.states.set(id, { subscription, charges: [charge] })
    const event = { type: 'test', occurredAt: now }
    return [
      { ...event, eventId: `evt_1_${id}`, subscription },
      { ...event, eventId: `evt_2_${id}`, charge },
    ]
  }

  async function tell(events: readonly ProviderEvent[]): Promise<void> {
    for (const each of events) expect(await deliver(app, [each])).toBe(200)
    await app.background.settle()
    await endSubscriptions(app)
  }

  const read = async () => {
    const admin = await aStudent(app, { role: 'ADMIN' })
    const { body } = await ask(app, admin, 'GET', '/admin/billing-events')
    const events: BillingEvent[] = body.data.events
    return events.filter(({ subscriptionId }) => subscriptionId === id)
  }

  it.each(['in order', 'the charge first'])('ends and goes back, once: told %s', async (order) => {
    const events = pay(app.orderProof(student.applicantId))
    const ordered = order === 'in order' ? events : events.toReversed()
    for (let times = 0; times < 3; times += 1) await tell(ordered)
    expect(refunds).toEqual([`ch_${id}`])
    expect(await stateOf(eq(subscriptions.providerId, id))).toMatchObject({
      ...GIVEN_BACK,
      applicantId: null,
    })
    expect(await searchTables(app.db, [student.applicantId, CARD])).toEqual([])
    const undone = {
      reason: 'closed_unpaid',
      hasEnded: true,
      givenBack: [{ amountCents: 3000, currency: 'USD' }],
    }
    expect(await read()).toMatchObject([
      { problem: null, undone },
      { problem: null, undone },
    ])
  })

  it.each([
    ['nothing', () => undefined],
    ['another key', () => 'f'.repeat(64)],
    ['what was proven of somebody else', () => app.orderProof(randomUUID())],
  ])('is left alone as not ours when %s proves it', async (_what, proof) => {
    await tell(pay(proof()))
    expect(refunds).toEqual([])
    expect(told.states.get(id)?.subscription.status).toBe('active')
    expect(await stateOf(eq(subscriptions.providerId, id))).toBeUndefined()
    expect(await read()).toMatchObject([{ undone: null }, { undone: null }])
  })

  it('is left alone as long as there is the account, which opened no checkout', async () => {
    student = await aStudent(app)
    await tell(pay(app.orderProof(student.applicantId)))
    expect(refunds).toEqual([])
    const problem = 'No checkout of ours led to this subscription.'
    expect((await read()).map((event) => event.problem)).toContain(problem)
  })
})
