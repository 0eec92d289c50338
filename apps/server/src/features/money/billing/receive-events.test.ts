import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { billingEvents, subscriptions } from '../../../db/schema/billing.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import {
  BillingFailure,
  type ProviderEvent,
} from '../../../integrations/billing/billing-provider.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import {
  aCharge,
  aCheckout,
  aSnapshot,
  billingOf,
  deliver,
  offerAtStripe,
} from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import {
  bodyOf,
  openToldProvider,
  signatureOf,
  type ToldProvider,
} from '../../../testing/told-provider.ts'
import { applyEvents } from './apply-events.ts'
import { compareSubscriptions } from './compare-subscriptions.ts'

let app: TestApp
let told: ToldProvider
let priceId: string
beforeAll(async () => {
  app = await createTestApp()
  priceId = (await offerAtStripe(app)).priceId
})
beforeEach(() => {
  told = openToldProvider()
  told.isAway = true
  app.billing = told.provider
})
afterAll(() => app.close())

interface Subscribed {
  student: Student
  subscriptionId: string
  begun: ProviderEvent
}

/** Somebody with a checkout of ours, and the event of the subscription that came of it. */
async function aBeginning(): Promise<Subscribed> {
  const student = await aStudent(app)
  await aCheckout(app, student, 'stripe')
  const subscriptionId = `sub_${randomUUID()}`
  const occurredAt = app.clock.now()
  const subscription = aSnapshot(student, occurredAt, { subscriptionId, priceId })
  const begun = { eventId: `evt_${randomUUID()}`, type: 'created', occurredAt, subscription }
  return { student, subscriptionId, begun }
}

async function tell(events: readonly ProviderEvent[], signed?: Parameters<typeof deliver>[2]) {
  const status = await deliver(app, events, signed)
  await app.background.settle()
  return status
}

const isActive = async ({ applicantId }: Student): Promise<boolean> => {
  const [row] = await app.db.select().from(applicants).where(eq(applicants.id, applicantId))
  return row?.subscribedUntil != null && row.subscribedUntil > app.clock.now()
}

const eventRow = async ({ eventId }: ProviderEvent) => {
  const rows = await app.db
    .select()
    .from(billingEvents)
    .where(eq(billingEvents.providerId, eventId))
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0]
}

describe('what a provider tells', () => {
  it('is kept once and applied, and opens everything', async () => {
    const { student, begun } = await aBeginning()
    for (let times = 0; times < 3; times += 1) expect(await tell([begun])).toBe(200)
    expect(await isActive(student)).toBe(true)
    expect(await eventRow(begun)).toMatchObject({ tries: 1, appliedAt: app.clock.now() })
  })

  it.each<[string, (event: ProviderEvent) => { body?: string; signature?: string }]>([
    ['signed by somebody else', () => ({ signature: signatureOf('something else') })],
    ['not signed', () => ({ signature: '' })],
    [
      'the same, but written in another way',
      (event) => ({
        body: JSON.stringify([event], undefined, 2),
        signature: signatureOf(bodyOf([event])),
      }),
    ],
    [
      'with another account in its place',
      (event) => ({
        body: bodyOf([event]).replace('active', 'active '),
        signature: signatureOf(bodyOf([event])),
      }),
    ],
  ])('changes nothing when it is %s', async (_what, sign) => {
    const { student, begun } = await aBeginning()
    expect(await tell([begun], sign(begun))).toBe(400)
    expect(await eventRow(begun)).toBeUndefined()
    expect(await isActive(student)).toBe(false)
  })

  it('is not heard for a provider that is not set up', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1/user-payments/webhooks/paddle',
      payload: '{}',
    })
    expect(answer.statusCode).toBe(404)
  })

  it('is asked for again when the provider cannot say now what it is about', async () => {
    const { student, begun } = await aBeginning()
    app.billing = {
      ...told.provider,
      readEvents: () => Promise.reject(new BillingFailure('It is away.', false)),
    }
    expect(await tell([begun])).toBe(503)
    expect(await eventRow(begun)).toBeUndefined()
    app.billing = told.provider
    expect(await tell([begun])).toBe(200)
    expect(await isActive(student)).toBe(true)
  })

  it('changes nothing when it is older than what is known', async () => {
    const { student, begun, subscriptionId } = await aBeginning()
    await tell([begun])
    app.clock.advance({ minutes: 10 })
    const ended = { ...begun.subscription!, status: 'ended' as const, endedAt: app.clock.now() }
    const end = {
      ...begun,
      eventId: randomUUID(),
      occurredAt: app.clock.now(),
      subscription: ended,
    }
    await tell([end])
    expect(await isActive(student)).toBe(false)
    await tell([{ ...begun, eventId: randomUUID() }])
    await tell([begun])
    const [row] = await app.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.providerId, subscriptionId))
    expect(row).toMatchObject({ providerStatus: 'ended', status: 'expired' })
    expect(await isActive(student)).toBe(false)
  })

  it('is kept and not applied for somebody who never opened a checkout, until it fits', async () => {
    const { begun } = await aBeginning()
    const stranger = await aStudent(app)
    const { applicantId } = stranger
    const subscriptionId = `sub_${randomUUID()}`
    const foreign = {
      ...begun,
      eventId: randomUUID(),
      subscription: { ...begun.subscription!, applicantId, subscriptionId },
    }
    await tell([foreign])
    expect(await isActive(stranger)).toBe(false)
    expect(await eventRow(foreign)).toMatchObject({
      appliedAt: null,
      problem: 'No checkout of ours led to this subscription.',
    })
    await aCheckout(app, stranger, 'stripe')
    const admin = await aStudent(app, { role: 'ADMIN' })
    const { id } = (await eventRow(foreign))!
    const retried = await ask(app, admin, 'POST', `/admin/billing-events/${id}/retry`)
    expect(retried.body.data).toMatchObject({ problem: null, tries: 1, subscriptionId })
    expect(await isActive(stranger)).toBe(true)
  })

  it('gives nobody what another account pays for', async () => {
    const { begun, student } = await aBeginning()
    await tell([begun])
    const other = await aStudent(app)
    await aCheckout(app, other, 'stripe')
    app.clock.advance({ minutes: 10 })
    const { applicantId } = other
    const subscription = { ...begun.subscription!, applicantId }
    const foreign = { ...begun, eventId: randomUUID(), occurredAt: app.clock.now(), subscription }
    await tell([foreign])
    expect(await isActive(other)).toBe(false)
    expect(await isActive(student)).toBe(true)
    expect((await eventRow(foreign))?.problem).toBe(
      'It names another account than the one that subscribed.',
    )
  })

  it('waits with a charge for its subscription while the provider cannot be asked', async () => {
    const { begun, student, subscriptionId } = await aBeginning()
    const occurredAt = app.clock.now()
    const chargeId = `ch_${randomUUID()}`
    const charge = aCharge(occurredAt, { chargeId, subscriptionId })
    const paid = { eventId: randomUUID(), type: 'paid', occurredAt, charge }
    await tell([paid])
    expect(await eventRow(paid)).toMatchObject({
      appliedAt: null,
      problem: 'The provider could not be asked.',
    })
    await tell([begun])
    expect(await eventRow(paid)).toMatchObject({ appliedAt: app.clock.now(), problem: null })
    const mails = await app.db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.recipient, student.email))
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Receipt for $30'),
    ])
  })

  it('is asked for when two events of one instant differ', async () => {
    const { begun, subscriptionId, student } = await aBeginning()
    const subscription = { ...begun.subscription!, status: 'past_due' as const }
    const before = { ...begun, eventId: `evt_~${randomUUID()}`, subscription }
    told.isAway = false
    told.states.set(subscriptionId, { subscription: begun.subscription!, charges: [] })
    await tell([before])
    await tell([begun])
    const [row] = await app.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.providerId, subscriptionId))
    expect(row?.providerStatus).toBe('active')
    expect(await isActive(student)).toBe(true)
  })

  it('is tried again later and later, and given up in the end', async () => {
    const { begun } = await aBeginning()
    const subscription = { ...begun.subscription!, applicantId: randomUUID() }
    const lost = { ...begun, eventId: randomUUID(), subscription }
    await tell([lost])
    expect(await eventRow(lost)).toMatchObject({ tries: 1 })
    for (let days = 0; days < 100; days += 1) {
      app.clock.advance({ hours: 4 })
      await applyEvents(app)
    }
    expect(await eventRow(lost)).toMatchObject({ tries: 20, nextTryAt: null, appliedAt: null })
  })
})

describe('the nightly comparison', () => {
  it('makes up for what was never told, and leaves what is not ours', async () => {
    const { student, subscriptionId, begun } = await aBeginning()
    const charge = aCharge(app.clock.now(), { subscriptionId, chargeId: `ch_${randomUUID()}` })
    told.isAway = false
    told.states.set(subscriptionId, { subscription: begun.subscription!, charges: [charge] })
    const foreign = { ...begun.subscription!, subscriptionId: 'sub_foreign', applicantId: 'x' }
    told.states.set('sub_foreign', { subscription: foreign, charges: [] })
    expect(await compareSubscriptions(app)).toBe(1)
    expect(await isActive(student)).toBe(true)
    expect(await compareSubscriptions(app)).toBe(0)
    const subscription = {
      ...begun.subscription!,
      status: 'ended' as const,
      endedAt: app.clock.now(),
    }
    told.states.set(subscriptionId, { subscription, charges: [charge] })
    expect(await compareSubscriptions(app)).toBe(1)
    expect(await isActive(student)).toBe(false)
  })
})

describe('a refund that its provider refuses days later', () => {
  async function aRefund() {
    const beginning = await aBeginning()
    const { begun, subscriptionId, student } = beginning
    const from = begun.occurredAt
    const charge = aCharge(from, { chargeId: `ch_${randomUUID()}`, subscriptionId })
    const after = (minutes: number) => new Date(from.getTime() + minutes * 60_000)
    const say = (minutes: number, changes: Partial<typeof charge>): ProviderEvent => ({
      eventId: randomUUID(),
      type: 'charge',
      occurredAt: after(minutes),
      charge: { ...charge, ...changes },
    })
    const paid = say(0, {})
    const refunded = say(2, { status: 'refunded', refundedAt: after(2) })
    const refused = say(9, {})
    await tell([begun])
    const stateOf = async () => {
      const { invoices, subscription, accessUntil } = await billingOf(app, student)
      return [invoices[0]?.status, subscription?.status, accessUntil]
    }
    const states = {
      refunded: ['refunded', 'refunded', null],
      refused: ['paid', expect.anything(), charge.periodEndsAt.toISOString()],
    }
    return { ...beginning, paid, refunded, refused, stateOf, states }
  }

  it('leaves the money paid and open what it pays for, and tells of both', async () => {
    const { paid, refunded, refused, stateOf, states, student, subscriptionId, begun } =
      await aRefund()
    told.isAway = false
    told.states.set(subscriptionId, { subscription: begun.subscription!, charges: [] })
    app.clock.advance({ minutes: 10 })
    await tell([paid])
    await tell([refunded])
    expect(await stateOf()).toEqual(states.refunded)
    const endedAt = app.clock.now()
    const subscription = { ...begun.subscription!, status: 'ended' as const, endedAt }
    await tell([{ ...begun, eventId: randomUUID(), occurredAt: endedAt, subscription }])
    await tell([refused])
    expect(await stateOf()).toEqual(states.refused)
    expect(await isActive(student)).toBe(true)
    const mails = await app.db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.recipient, student.email))
    expect(mails.map(({ subject }) => subject.replace(/: .*/, ''))).toEqual(
      expect.arrayContaining(['$30 is on its way back to you', '$30 could not be refunded']),
    )
  })

  it('is refused also when that is told before the refund, and late news of the payment change nothing', async () => {
    const { paid, refunded, refused, stateOf } = await aRefund()
    app.clock.advance({ minutes: 10 })
    await tell([refused])
    await tell([refunded])
    expect((await stateOf())[0]).toBe('paid')
    const again = { ...refunded, eventId: randomUUID(), occurredAt: app.clock.now() }
    again.charge = { ...refunded.charge!, refundedAt: app.clock.now() }
    await tell([again])
    await tell([paid])
    expect((await stateOf())[0]).toBe('refunded')
  })
})
