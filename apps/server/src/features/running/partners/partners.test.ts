import { parse } from 'csv-parse/sync'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { charges, subscriptions } from '../../../db/schema/billing.ts'
import { partnerEntries, partnerPayouts } from '../../../db/schema/partners.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aPartner, aPayout } from '../../../testing/factories/partner.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { purgeAccounts } from '../privacy/purge-accounts.ts'
import { creditPayments } from './credit-payments.ts'
import { findByToken } from './find-by-token.ts'
import { makePayouts } from './make-payouts.ts'
import { noteSignUps } from './note-sign-ups.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-20T15:00:00Z'))

/** Signed in just now, whatever day it is. */
const anAdmin = () => aStudent(app, { role: 'ADMIN' })
type Sent = Parameters<typeof ask>[4]
const asAdmin = async (method: Parameters<typeof ask>[2], path: string, sent?: Sent) =>
  ask(app, await anAdmin(), method, `/admin/${path}`, sent)
async function tableOf(path: string) {
  const url = `/api/v1/admin/${path}`
  const { body } = await app.server.inject({ url, headers: (await anAdmin()).headers })
  return parse(body, { bom: true, columns: true }) as Record<string, string>[]
}

/** As by the hour. */
async function work() {
  await noteSignUps(app)
  await creditPayments(app)
  await makePayouts(app)
}

const read = async (path: string) => (await asAdmin('GET', path)).body.data
const figuresOf = async (id: string) => (await read(`partners/${id}`)).partner.figures
const linesOf = async (chargeId: string) =>
  (
    await app.db
      .select()
      .from(partnerEntries)
      .where(eq(partnerEntries.chargeId, chargeId))
      .orderBy(partnerEntries.writtenAt)
  ).map(({ amountCents }) => amountCents)

async function came(tracking: Record<string, string>): Promise<Student> {
  const student = await aStudent(app)
  await app.db.update(users).set({ tracking }).where(eq(users.id, student.userId))
  return student
}

/** A payment of somebody's own subscription; answers the charge's id. */
async function pays({ applicantId }: Student, amountCents = 1599, currency = 'USD') {
  const [subscriptionId, id, now] = [randomUUID(), randomUUID(), app.clock.now()]
  const period = { periodStartsAt: now, periodEndsAt: now }
  await app.db.insert(subscriptions).values({
    id: subscriptionId,
    applicantId,
    provider: 'sandbox',
    providerId: subscriptionId,
    providerStatus: 'active',
    status: 'active',
    startedAt: now,
    asOf: now,
    asOfEventId: 'test',
    createdAt: now,
    ...period,
  })
  await app.db.insert(charges).values({
    id,
    subscriptionId,
    provider: 'sandbox',
    providerId: id,
    amountCents,
    currency,
    status: 'paid',
    chargedAt: now,
    ...period,
  })
  return id
}

const giveBack = (id: string, refundedCents: number) =>
  app.db.update(charges).set({ refundedCents }).where(eq(charges.id, id))
const giveAllBack = (id: string) =>
  app.db.update(charges).set({ status: 'refunded' }).where(eq(charges.id, id))

describe('the ledger', () => {
  it('credits by link id or affiliate id, from the day somebody is a partner, and not themselves', async () => {
    await came({ trackDeskLinkId: 'early' })
    app.clock.advance({ hours: 1 })
    const partner = await aPartner(app, { linkId: 'early' })
    app.clock.advance({ hours: 1 })
    await came({ trackDeskLinkId: 'early', trackDeskSourceId: 'letter', utmSource: 'mail' })
    await came({ affiliateId: 'early' })
    await came({ trackDeskLinkId: 'another', affiliateId: 'early' })
    const own = await came({ trackDeskLinkId: 'early' })
    await app.db.update(users).set({ email: partner.email }).where(eq(users.id, own.userId))
    await work()
    await work()
    expect(await figuresOf(partner.id)).toMatchObject({ signUps: 2, members: 0, earnedCents: 0 })
    expect((await read(`partners/${partner.id}`)).sources).toEqual([
      { sourceId: '', utmSource: '', signUps: 1, members: 0, earnedCents: 0 },
      { sourceId: 'letter', utmSource: 'mail', signUps: 1, members: 0, earnedCents: 0 },
    ])
    expect((await read('partners')).unclaimed).toContainEqual({ linkId: 'another', signUps: 1 })
  })

  it('rewards a member once and shares every payment, in whole cents, however often it is looked at', async () => {
    const partner = await aPartner(app)
    const student = await came({ trackDeskLinkId: partner.linkId })
    const first = await pays(student)
    app.clock.advance({ days: 30 })
    const second = await pays(student)
    const foreign = await pays(student, 9999, 'EUR')
    await Promise.all([work(), work()])
    await work()
    expect(await linesOf(first)).toEqual([659])
    expect(await linesOf(second)).toEqual([159])
    expect(await linesOf(foreign)).toEqual([])
    expect(await figuresOf(partner.id)).toEqual({
      visits: 0,
      signUps: 1,
      members: 1,
      earnedCents: 818,
      heldCents: 818,
      payableCents: 0,
      dueCents: 0,
      paidCents: 0,
    })
  })

  it('takes back what was refunded, gives it once more when a refund is refused, and only adds lines', async () => {
    const partner = await aPartner(app)
    const charge = await pays(await came({ trackDeskLinkId: partner.linkId }), 3000)
    await work()
    const steps: [() => Promise<unknown>, number[]][] = [
      [() => giveBack(charge, 1000), [800, -100]],
      [() => giveAllBack(charge), [800, -100, -700]],
      [
        () =>
          app.db
            .update(charges)
            .set({ status: 'paid', refundedCents: 0 })
            .where(eq(charges.id, charge)),
        [800, -100, -700, 800],
      ],
    ]
    for (const [step, lines] of steps) {
      app.clock.advance({ hours: 1 })
      await step()
      await work()
      expect(await linesOf(charge)).toEqual(lines)
    }
  })

  it('keeps the terms that a payment was credited under', async () => {
    const partner = await aPartner(app)
    const student = await came({ trackDeskLinkId: partner.linkId })
    const before = await pays(student, 3000)
    await work()
    const { name, email, payout, thresholdCents } = partner
    const payload = {
      name,
      email,
      payout,
      thresholdCents,
      memberCents: 0,
      shareBasisPoints: 5000,
      hasEnded: false,
    }
    await asAdmin('PUT', `partners/${partner.id}`, { payload })
    app.clock.advance({ days: 1 })
    await giveBack(before, 1500)
    const after = await pays(student, 3000)
    await work()
    expect(await linesOf(before)).toEqual([800, -150])
    expect(await linesOf(after)).toEqual([1500])
  })

  it('counts nothing after the end, and pays what is left, however little', async () => {
    const partner = await aPartner(app, { payout: 'threshold', thresholdCents: 50_000 })
    const student = await came({ trackDeskLinkId: partner.linkId })
    await pays(student, 3000)
    await work()
    app.clock.advance({ days: 1 })
    const { name, email, memberCents, shareBasisPoints, payout, thresholdCents } = partner
    const terms = { name, email, memberCents, shareBasisPoints, payout, thresholdCents }
    const path = `partners/${partner.id}`
    const end = () => asAdmin('PUT', path, { payload: { ...terms, hasEnded: true } })
    const { endedAt } = (await end()).body.data
    app.clock.advance({ days: 1 })
    expect((await end()).body.data.endedAt).toBe(endedAt)
    await pays(student, 3000)
    await came({ trackDeskLinkId: partner.linkId })
    app.clock.advance({ days: 60 })
    await work()
    expect(await figuresOf(partner.id)).toMatchObject({
      signUps: 1,
      earnedCents: 800,
      dueCents: 800,
    })
  })

  it('outlives the account that paid, without it', async () => {
    const partner = await aPartner(app)
    const student = await came({ trackDeskLinkId: partner.linkId })
    const charge = await pays(student, 3000)
    await work()
    await ask(app, student, 'POST', '/users/auth/account-deletion', { payload: {} })
    app.clock.advance({ hours: 23 })
    await purgeAccounts(app)
    expect(await app.db.$count(users, eq(users.id, student.userId))).toBe(0)
    await giveAllBack(charge)
    await work()
    expect(await linesOf(charge)).toEqual([800, -800])
    expect(await figuresOf(partner.id)).toMatchObject({ signUps: 1, members: 0, earnedCents: 0 })
  })
})

describe('payouts', () => {
  it('are made on the 1st of what was held for 60 days by then, once', async () => {
    const partner = await aPartner(app)
    await pays(await came({ trackDeskLinkId: partner.linkId }), 3000)
    await work()
    app.clock.set('2027-01-19T14:59:59Z')
    await work()
    expect(await figuresOf(partner.id)).toMatchObject({ heldCents: 800, payableCents: 0 })
    app.clock.set('2027-01-19T15:00:00Z')
    await work()
    expect(await figuresOf(partner.id)).toMatchObject({ payableCents: 800, dueCents: 0 })
    app.clock.set('2027-02-01T00:07:00Z')
    await Promise.all([work(), work()])
    await work()
    expect(await figuresOf(partner.id)).toMatchObject({ payableCents: 0, dueCents: 800 })
    expect((await read(`partners/${partner.id}`)).payouts).toMatchObject([
      { amountCents: 800, batch: '2027-02-01', paidAt: null },
    ])
  })

  it('are made whenever the amount of a partner has come together', async () => {
    const partner = await aPartner(app, { payout: 'threshold', thresholdCents: 1600 })
    await pays(await came({ trackDeskLinkId: partner.linkId }), 3000)
    await work()
    app.clock.advance({ days: 61 })
    await work()
    expect(await figuresOf(partner.id)).toMatchObject({ payableCents: 800, dueCents: 0 })
    await pays(await came({ trackDeskLinkId: partner.linkId }), 3000)
    await work()
    app.clock.advance({ days: 60 })
    await work()
    expect(await figuresOf(partner.id)).toMatchObject({ payableCents: 0, dueCents: 1600 })
  })

  it('take off first what was taken back after it was paid', async () => {
    const partner = await aPartner(app, { payout: 'threshold', thresholdCents: 100 })
    const refunded = await pays(await came({ trackDeskLinkId: partner.linkId }), 3000)
    await work()
    app.clock.advance({ days: 60 })
    await work()
    await giveAllBack(refunded)
    await work()
    expect(await figuresOf(partner.id)).toMatchObject({ dueCents: 800, payableCents: -800 })
    await pays(await came({ trackDeskLinkId: partner.linkId }), 8000)
    await work()
    app.clock.advance({ days: 60 })
    await work()
    const { payouts } = await read(`partners/${partner.id}`)
    expect(payouts.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([
      500, 800,
    ])
  })

  it('are noted as paid once, with what the bank calls it', async () => {
    const partner = await aPartner(app, { name: '=cmd|club' })
    const id = await aPayout(app, partner.id)
    const waiting = (await read('payouts')).waiting
    expect(waiting).toContainEqual({ batch: '2026-11-20', payouts: 1, amountCents: 1250 })
    const admin = await anAdmin()
    const path = `/admin/payouts/${id}/payment`
    const pay = (reference: string) => ask(app, admin, 'POST', path, { payload: { reference } })
    expect((await pay(' ')).body.error.fields).toHaveProperty('reference')
    const paid = (await pay('ACH 17')).body.data
    expect(paid).toMatchObject({ reference: 'ACH 17', paidAt: '2026-11-20T15:00:00.000Z' })
    expect((await pay('ACH 18')).body.data).toEqual(paid)
    const [row] = await app.db.select().from(partnerPayouts).where(eq(partnerPayouts.id, id))
    expect(row?.paidBy).toBe(admin.userId)
    expect(await tableOf('payouts/export?batch=2026-11-20')).toContainEqual({
      Payout: id,
      Partner: "'=cmd|club",
      Email: partner.email,
      'Amount (USD)': '12.5',
      Paid: '2026-11-20',
      Reference: 'ACH 17',
    })
  })
})

describe('partners', () => {
  const terms = {
    name: 'Ms. Ray',
    email: 'Ray@Example.org',
    memberCents: 1200,
    shareBasisPoints: 0,
    payout: 'threshold',
    thresholdCents: 10_000,
  }
  const add = (changes: object) =>
    asAdmin('POST', 'partners', {
      payload: { ...terms, linkId: `ray-${randomUUID()}`, ...changes },
      key: randomUUID(),
    })
  const lastMailTo = async (email: string) => {
    const mails = await app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))
    return mails.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)?.bodyText
  }
  const tokenIn = (mail = '') => /partners\/figures\/([\w-]+)/.exec(mail)?.[1] ?? ''

  it('are told where their figures are, and a new address ends the one before', async () => {
    const email = `ray-${randomUUID()}@example.org`
    const added = (await add({ email, linkId: 'ms.ray' })).body.data
    expect(added).toMatchObject({ email, linkId: 'ms.ray', figures: { signUps: 0 } })
    const first = await lastMailTo(email)
    expect(first).toContain('/?linkId=ms.ray')
    expect((await findByToken(app, tokenIn(first)))?.partner.id).toBe(added.id)
    app.clock.advance({ minutes: 1 })
    await asAdmin('POST', `partners/${added.id}/figures-link`)
    const second = await lastMailTo(email)
    expect(await findByToken(app, tokenIn(first))).toBeUndefined()
    expect((await findByToken(app, tokenIn(second)))?.partner.id).toBe(added.id)
    expect(await findByToken(app, '')).toBeUndefined()
  })

  it('have a link id of their own', async () => {
    await add({ linkId: 'taken' })
    const again = await add({ linkId: 'taken' })
    expect(again.body.error.fields).toEqual({ linkId: 'Another partner has this link id.' })
  })

  it('are added once, however often the form is sent', async () => {
    const admin = await anAdmin()
    const sent = { payload: { ...terms, linkId: 'once' }, key: randomUUID() }
    const first = await ask(app, admin, 'POST', '/admin/partners', sent)
    expect(first.status).toBe(200)
    const second = await ask(app, admin, 'POST', '/admin/partners', sent)
    expect(second.body).toEqual(first.body)
  })

  it.each([
    ['no terms', { memberCents: 0, shareBasisPoints: 0 }, 'memberCents'],
    ['parts of a cent', { memberCents: 0.5 }, 'memberCents'],
    ['less than nothing', { memberCents: -1 }, 'memberCents'],
    ['more than all', { shareBasisPoints: 10_001 }, 'shareBasisPoints'],
    ['no amount', { thresholdCents: null }, 'thresholdCents'],
    ['an amount for the month', { payout: 'monthly' }, 'thresholdCents'],
    ['a link id that is none', { linkId: 'a b' }, 'linkId'],
    ['no address', { email: 'ray' }, 'email'],
  ])('are refused with %s', async (_what, changes, field) => {
    const { status, body } = await add(changes)
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]])
  })

  it('and their ledger comes as a table, the earliest line first', async () => {
    const partner = await aPartner(app, { name: 'Table Club' })
    const source = { trackDeskSourceId: '+1', utmSource: 'mail' }
    const charge = await pays(await came({ trackDeskLinkId: partner.linkId, ...source }), 3000)
    await work()
    app.clock.advance({ days: 1 })
    await giveAllBack(charge)
    await work()
    const table = await tableOf('partner-ledger/export')
    const line = {
      'Day (UTC)': '2026-11-20',
      Partner: 'Table Club',
      'Link id': partner.linkId,
      'Source id': "'+1",
      Source: 'mail',
      Payment: charge,
      What: 'Earned',
      'Amount (USD)': '8',
      'Held until': '2027-01-19',
      'Payout of': '',
    }
    expect(table.filter(({ Partner }) => Partner === 'Table Club')).toEqual([
      line,
      { ...line, 'Day (UTC)': '2026-11-21', What: 'Taken back', 'Amount (USD)': '-8' },
    ])
  })
})
