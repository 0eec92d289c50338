import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { sandboxWebhooks } from '../../../db/schema/sandbox.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import {
  BillingFailure,
  ForgedEvent,
  type CheckoutOrder,
  type ProviderEvent,
} from '../billing-provider.ts'
import { readSandboxKey } from '../open-billing-provider.ts'
import { confirmCard, findCardForm, takeCardIn } from './card-forms.ts'
import { answerBank, expireCheckouts, findCheckout, payCheckout } from './checkouts.ts'
import { playSubscriptions } from './play-subscriptions.ts'
import { signEvent, SIGNATURE_HEADER } from './sandbox-events.ts'
import { moveSandboxTime, readSandboxTime } from './sandbox-time.ts'
import { fingerprintOf, type TestCardName } from './test-cards.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const EXPIRY = '07/41'
const taken = (card: TestCardName) => ({ card, fingerprint: fingerprintOf(card, EXPIRY) })

async function anOrder(options: Partial<CheckoutOrder> = {}): Promise<CheckoutOrder> {
  const { applicantId, email } = await aStudent(app)
  return {
    checkoutId: randomUUID(),
    applicantId,
    proof: 'p1',
    email,
    name: 'Dana Reyes',
    countryCode: 'US',
    zipCode: undefined,
    priceId: 'sandbox_quarter-trial',
    trialDays: 7,
    successUrl: 'http://localhost:3000/done',
    cancelUrl: 'http://localhost:3000/back',
    custom: {},
    ...options,
  }
}
const WITHOUT_TRIAL = { priceId: 'sandbox_month', trialDays: 0 }

/** Everything told of a checkout and its subscription, in the order in which it happened. */
async function told(order: CheckoutOrder): Promise<ProviderEvent[]> {
  const rows = await app.db.select().from(sandboxWebhooks)
  const key = await readSandboxKey(app.db)
  const events: ProviderEvent[] = []
  for (const { payload } of rows) {
    const headers = { [SIGNATURE_HEADER]: signEvent(key, payload, app.clock.now()) }
    events.push(...(await app.billing.readEvents(Buffer.from(payload), headers)))
  }
  const own = events.flatMap(({ checkout }) =>
    checkout?.checkoutId === order.checkoutId ? [checkout.subscriptionId] : [],
  )
  return events
    .filter(
      ({ checkout, subscription, charge }) =>
        checkout?.checkoutId === order.checkoutId ||
        subscription?.applicantId === order.applicantId ||
        (charge && own.includes(charge.subscriptionId)),
    )
    .sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())
}
const typesOf = (events: ProviderEvent[]) => events.map(({ type }) => type)

async function subscribed(card: TestCardName, options: Partial<CheckoutOrder> = {}) {
  const order = await anOrder(options)
  const { providerCheckoutId } = await app.billing.openCheckout(order)
  expect(await payCheckout(app, providerCheckoutId, taken(card))).toBe('paid')
  const { subscriptionId = '' } = await app.billing.readCheckout(providerCheckoutId)
  return { order, providerCheckoutId, subscriptionId }
}

async function play(days: number) {
  app.clock.advance({ days })
  await playSubscriptions(app)
}
const stateOf = (id: string) => app.billing.readSubscription(id)

describe('a checkout', () => {
  it('leads to a page, and to the same one when it is asked for again', async () => {
    const order = await anOrder()
    const place = await app.billing.openCheckout(order)
    expect(place).toMatchObject({
      kind: 'redirect',
      url: `http://localhost:3000/sandbox-checkout/${place.providerCheckoutId}`,
    })
    expect(await app.billing.openCheckout(order)).toEqual(place)
    const answer = { isCompleted: false, subscriptionId: undefined }
    expect(await app.billing.readCheckout(place.providerCheckoutId)).toEqual(answer)
  })

  it('with a trial charges nothing before it ends', async () => {
    const { order, subscriptionId } = await subscribed('paying')
    const { subscription, charges } = await stateOf(subscriptionId)
    const trialEndsAt = new Date(app.clock.now().getTime() + 7 * 86_400_000)
    expect(subscription).toMatchObject({
      status: 'trialing',
      trialEndsAt,
      periodEndsAt: trialEndsAt,
    })
    expect(charges).toEqual([])
    const [created, completed] = await told(order)
    expect(created?.subscription).toEqual(subscription)
    expect(completed?.checkout).toEqual({
      checkoutId: order.checkoutId,
      isCompleted: true,
      subscriptionId,
    })
    await play(7)
    const paid = await stateOf(subscriptionId)
    expect(paid.subscription).toMatchObject({ status: 'active', periodStartsAt: trialEndsAt })
    expect(paid.charges).toMatchObject([{ status: 'paid', amountCents: 3000, currency: 'USD' }])
  })

  it('without one charges at once', async () => {
    const { order, subscriptionId } = await subscribed('paying', WITHOUT_TRIAL)
    const { charges } = await stateOf(subscriptionId)
    expect(charges).toMatchObject([
      { status: 'paid', amountCents: 1500, cardLabel: 'Visa ending in 4242' },
    ])
    expect(typesOf(await told(order))).toEqual([
      'subscription.created',
      'charge.paid',
      'checkout.completed',
    ])
  })

  it('is paid once, however often the button is pressed', async () => {
    const { providerCheckoutId } = await app.billing.openCheckout(await anOrder())
    const pay = () => payCheckout(app, providerCheckoutId, taken('paying'))
    expect(await Promise.all([pay(), pay(), pay()])).toEqual(['paid', 'paid', 'paid'])
    expect(await app.billing.readCheckout(providerCheckoutId)).toMatchObject({ isCompleted: true })
  })

  it.each(['declined', 'expired'] as const)('stays open when the card is %s', async (card) => {
    const order = await anOrder()
    const { providerCheckoutId } = await app.billing.openCheckout(order)
    expect(await payCheckout(app, providerCheckoutId, taken(card))).toBe(card)
    expect(await told(order)).toEqual([])
    expect(await payCheckout(app, providerCheckoutId, taken('paying'))).toBe('paid')
  })

  it('waits for the bank where the card asks for it', async () => {
    const { providerCheckoutId } = await app.billing.openCheckout(await anOrder())
    const pay = () => payCheckout(app, providerCheckoutId, taken('authenticating'))
    expect(await answerBank(app, providerCheckoutId, true)).toBe('refused-by-bank')
    expect(await pay()).toBe('asks-bank')
    expect(await answerBank(app, providerCheckoutId, false)).toBe('refused-by-bank')
    expect(await pay()).toBe('asks-bank')
    expect(await answerBank(app, providerCheckoutId, true)).toBe('paid')
  })

  it('is abandoned a day later', async () => {
    const order = await anOrder()
    const { providerCheckoutId } = await app.billing.openCheckout(order)
    app.clock.advance({ hours: 24 })
    expect(await payCheckout(app, providerCheckoutId, taken('paying'))).toBe('closed')
    await expireCheckouts(app)
    await expireCheckouts(app)
    const [expired, ...others] = await told(order)
    expect(expired?.checkout).toEqual({ checkoutId: order.checkoutId, isCompleted: false })
    expect(others).toEqual([])
  })

  it('deals out a card of its own to each', async () => {
    const open = async () => {
      const { providerCheckoutId } = await app.billing.openCheckout(await anOrder())
      return (await findCheckout(app.db, providerCheckoutId))?.cardExpiry ?? ''
    }
    const [first, second] = [await open(), await open()]
    expect(fingerprintOf('paying', first)).toBe(fingerprintOf('paying', first))
    expect(fingerprintOf('paying', second)).not.toBe(fingerprintOf('paying', first))
  })

  it.each(['sandbox_week', 'price_1', ''])('refuses the price "%s"', async (priceId) => {
    await expect(app.billing.openCheckout(await anOrder({ priceId }))).rejects.toThrow(
      BillingFailure,
    )
  })
})

describe('a subscription', () => {
  it('renews by its own dates, every one of them, however late the server looks', async () => {
    const { subscriptionId } = await subscribed('paying', WITHOUT_TRIAL)
    await play(100)
    const { subscription, charges } = await stateOf(subscriptionId)
    expect(charges.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid'])
    expect(subscription.periodStartsAt).toEqual(charges[0]?.chargedAt)
    expect(subscription.periodEndsAt > app.clock.now()).toBe(true)
  })

  it('is tried again after 1, 3 and 7 days when the money has run out, then ends', async () => {
    const { order, subscriptionId } = await subscribed('drained')
    await play(7)
    expect((await stateOf(subscriptionId)).subscription.status).toBe('past_due')
    await play(6)
    expect((await stateOf(subscriptionId)).subscription.status).toBe('past_due')
    await play(1)
    const { subscription, charges } = await stateOf(subscriptionId)
    expect(subscription).toMatchObject({ status: 'ended', endedAt: app.clock.now() })
    expect(charges).toMatchObject([{ status: 'failed' }])
    const failures = typesOf(await told(order)).filter((type) => type === 'charge.failed')
    expect(failures).toHaveLength(4)
  })

  it('recovers with another card, which is charged at once', async () => {
    const { subscriptionId } = await subscribed('drained')
    await play(7)
    const { customerId } = (await stateOf(subscriptionId)).subscription
    const before = await app.billing.readCard(subscriptionId)
    expect(before?.label).toBe('Visa ending in 0341')
    const url = await app.billing.portalUrl(customerId, 'http://localhost:3000/plan')
    const form = await findCardForm(app, url?.split('/').at(-1) ?? '')
    expect(await takeCardIn(app, form!, { card: 'paying', expiry: EXPIRY })).toBe('paid')
    const { subscription, charges } = await stateOf(subscriptionId)
    expect(subscription).toMatchObject({ status: 'active' })
    const after = await app.billing.readCard(subscriptionId)
    expect(after?.label).toBe('Visa ending in 4242')
    expect(charges).toMatchObject([{ status: 'paid', cardLabel: 'Visa ending in 4242' }])
    expect(await findCardForm(app, form!.secret)).toBeUndefined()
  })

  it('is cancelled with its period, resumed before, and never charged after', async () => {
    const { subscriptionId } = await subscribed('paying')
    const cancelled = await app.billing.cancelAtPeriodEnd(subscriptionId)
    expect(cancelled.cancelsAt).toEqual(cancelled.periodEndsAt)
    expect(await app.billing.cancelAtPeriodEnd(subscriptionId)).toEqual(cancelled)
    expect((await app.billing.resume(subscriptionId)).cancelsAt).toBeUndefined()
    await app.billing.cancelAtPeriodEnd(subscriptionId)
    await play(30)
    const { subscription, charges } = await stateOf(subscriptionId)
    expect(subscription).toMatchObject({ status: 'ended', endedAt: cancelled.periodEndsAt })
    expect(charges).toEqual([])
    await expect(app.billing.resume(subscriptionId)).rejects.toThrow('has ended')
    await expect(app.billing.cancelAtPeriodEnd(subscriptionId)).rejects.toThrow('has ended')
  })

  it('ends at once when that is asked, as often as it is', async () => {
    const { subscriptionId } = await subscribed('paying')
    const ended = await app.billing.cancelNow(subscriptionId)
    expect(ended).toMatchObject({ status: 'ended', endedAt: app.clock.now() })
    expect(await app.billing.cancelNow(subscriptionId)).toEqual(ended)
  })

  it('gives a charge back once', async () => {
    const { order, subscriptionId } = await subscribed('paying', WITHOUT_TRIAL)
    const [charge] = (await stateOf(subscriptionId)).charges
    const refunded = await app.billing.refund(charge?.chargeId ?? '')
    expect(refunded).toMatchObject({ status: 'refunded', refundedAt: app.clock.now() })
    expect(await app.billing.refund(refunded.chargeId)).toEqual(refunded)
    expect(typesOf(await told(order)).filter((type) => type === 'charge.refunded')).toHaveLength(1)
    await expect(app.billing.refund('ch_none')).rejects.toThrow(BillingFailure)
  })

  it('does not give back what was never paid', async () => {
    const { subscriptionId } = await subscribed('drained')
    await play(7)
    const [charge] = (await stateOf(subscriptionId)).charges
    await expect(app.billing.refund(charge?.chargeId ?? '')).rejects.toThrow('never paid')
  })

  it('tells each event as later than the one before, even if the clock stands still', async () => {
    const { order, subscriptionId } = await subscribed('paying', WITHOUT_TRIAL)
    await app.billing.cancelAtPeriodEnd(subscriptionId)
    await app.billing.resume(subscriptionId)
    const times = (await told(order)).map(({ occurredAt }) => occurredAt.getTime())
    expect(times).toHaveLength(5)
    expect(new Set(times).size).toBe(5)
  })

  it('follows the clock of the sandbox when only that is moved', async () => {
    const { subscriptionId } = await subscribed('paying')
    await moveSandboxTime(app, 7 * 86_400)
    await playSubscriptions(app)
    expect((await stateOf(subscriptionId)).subscription.status).toBe('active')
    await moveSandboxTime(app, -7 * 86_400)
    expect(await readSandboxTime(app.db, app.clock)).toEqual(app.clock.now())
  })
})

describe('a setup intent', () => {
  it('takes a card in on its page, and subscribes with it once', async () => {
    const order = await anOrder()
    const { setupIntentId, clientSecret } = await app.billing.createSetupIntent(order)
    const subscribe = () => app.billing.createSubscription(order, setupIntentId)
    await expect(subscribe()).rejects.toThrow('no card')
    const form = await findCardForm(app, clientSecret)
    expect(await takeCardIn(app, form!, { card: 'declined', expiry: EXPIRY })).toBe('declined')
    expect(await takeCardIn(app, form!, { card: 'authenticating', expiry: EXPIRY })).toBe(
      'asks-bank',
    )
    await expect(subscribe()).rejects.toThrow('no card')
    const asked = await findCardForm(app, clientSecret)
    expect(await confirmCard(app, asked!, true)).toBe('paid')
    const state = await subscribe()
    expect(state.subscription).toMatchObject({
      status: 'trialing',
      applicantId: order.applicantId,
      cardFingerprint: fingerprintOf('authenticating', EXPIRY),
    })
    expect(await subscribe()).toEqual(state)
    const again = { ...order, checkoutId: randomUUID() }
    await expect(app.billing.createSubscription(again, setupIntentId)).rejects.toThrow('no card')
  })

  it('is of nobody else', async () => {
    const { setupIntentId, clientSecret } = await app.billing.createSetupIntent(await anOrder())
    const form = await findCardForm(app, clientSecret)
    await takeCardIn(app, form!, { card: 'paying', expiry: EXPIRY })
    await expect(app.billing.createSubscription(await anOrder(), setupIntentId)).rejects.toThrow(
      BillingFailure,
    )
  })
})

it('every subscription is listed that has not ended long ago', async () => {
  const ended = await subscribed('paying')
  await app.billing.cancelNow(ended.subscriptionId)
  const listed = async () => {
    const ids: string[] = []
    for await (const { subscription } of app.billing.listSubscriptions())
      ids.push(subscription.subscriptionId)
    return ids
  }
  expect(await listed()).toContain(ended.subscriptionId)
  app.clock.advance({ days: 91 })
  const running = await subscribed('paying')
  const ids = await listed()
  expect(ids).toContain(running.subscriptionId)
  expect(ids).not.toContain(ended.subscriptionId)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('an event', () => {
  const BODY = JSON.stringify({ eventId: 'evt_1', type: 'x', occurredAt: '2026-11-20T15:00:00Z' })
  const read = (body: string, header: string | undefined) =>
    app.billing.readEvents(Buffer.from(body), { [SIGNATURE_HEADER]: header })

  it('counts as it was signed, within five minutes', async () => {
    const key = await readSandboxKey(app.db)
    const header = signEvent(key, BODY, app.clock.now())
    expect(await read(BODY, header)).toMatchObject([{ eventId: 'evt_1', type: 'x' }])
    app.clock.advance({ minutes: 5 })
    expect(await read(BODY, header)).toHaveLength(1)
    app.clock.advance({ seconds: 2 })
    await expect(read(BODY, header)).rejects.toThrow(ForgedEvent)
  })

  it('is refused without a signature, with a foreign one, or written again', async () => {
    const key = await readSandboxKey(app.db)
    const now = app.clock.now()
    await expect(read(BODY, undefined)).rejects.toThrow(ForgedEvent)
    await expect(read(BODY, 'v1=x')).rejects.toThrow(ForgedEvent)
    await expect(read(BODY, signEvent(Buffer.from('other'), BODY, now))).rejects.toThrow(
      ForgedEvent,
    )
    const again = JSON.stringify(JSON.parse(BODY), null, 1)
    await expect(read(again, signEvent(key, BODY, now))).rejects.toThrow(ForgedEvent)
  })
})

it("subscriptions of people who are gone are nobody's", async () => {
  const { order, subscriptionId } = await subscribed('paying')
  const [owner] = await app.db.select().from(applicants).where(eq(applicants.id, order.applicantId))
  await app.db.delete(users).where(eq(users.id, owner!.userId))
  expect((await stateOf(subscriptionId)).subscription.applicantId).toBeUndefined()
})
