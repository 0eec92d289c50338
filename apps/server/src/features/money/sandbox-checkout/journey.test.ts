import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxCheckouts } from '../../../db/schema/sandbox.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { billingOf, openCheckoutOf } from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { moveSandboxTime } from '../../../integrations/billing/sandbox/sandbox-time.ts'
import { startSession } from '../../people/accounts/start-session.ts'
import { playSandbox } from './play-sandbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const submit = (path: string, card: string, expiry = '07/41') =>
  app.server.inject({
    method: 'POST',
    url: `${path}/pay`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ card, expiry }).toString(),
  })

const AHEAD_SECONDS = 8 * 86_400

/** Time goes by: the sandbox plays what is due and its webhooks arrive; the session is a new one. */
async function wait(student: Student, days: number): Promise<Student> {
  app.clock.advance({ days })
  await playSandbox(app)
  await app.background.settle()
  const { accessToken } = await startSession(app, student.userId, undefined)
  return { ...student, headers: { authorization: `Bearer ${accessToken}` } }
}

async function checkOut(student: Student, priceId: string, card: string): Promise<void> {
  const id = await openCheckoutOf(app, student, priceId)
  const [page] = await app.db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.checkoutId, id))
    .orderBy(desc(sandboxCheckouts.createdAt))
  const paid = await submit(`/sandbox-checkout/${page!.id}`, card, page!.cardExpiry)
  expect(paid.headers.location).toBe(page!.successUrl)
  await app.background.settle()
}

const post = async (student: Student, path: string) =>
  (await ask(app, student, 'POST', `/user-payments/${path}`)).body.data

const mailsTo = ({ email }: Student) =>
  app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, email))
    .orderBy(asc(outboxEmails.createdAt), asc(outboxEmails.subject))

it('a subscription lives from its checkout to the refund of its last cycle', async () => {
  let student = await aStudent(app)
  await checkOut(student, 'sandbox_month-trial', 'drained')
  expect(await billingOf(app, student)).toMatchObject({
    isActive: true,
    subscription: { status: 'trialing', nextCharge: { amountCents: 1500 } },
    invoices: [],
  })

  student = await wait(student, 7)
  expect(await billingOf(app, student)).toMatchObject({
    isActive: true,
    subscription: { status: 'past_due' },
    invoices: [{ status: 'failed', number: null }],
  })

  const { url } = await post(student, 'portal')
  await submit(new URL(url).pathname, 'paying')
  await app.background.settle()
  const recovered = await billingOf(app, student)
  expect(recovered).toMatchObject({
    isActive: true,
    subscription: { status: 'active' },
    invoices: [{ status: 'paid', cardLabel: 'Visa ending in 4242' }],
  })

  student = await wait(student, 31)
  expect((await billingOf(app, student)).invoices).toMatchObject([
    { status: 'paid' },
    { status: 'paid' },
  ])

  expect((await post(student, 'cancel')).subscription.status).toBe('cancelled')
  expect((await post(student, 'resume')).subscription.status).toBe('active')
  await wait(student, 0)
  expect((await billingOf(app, student)).subscription?.status).toBe('active')

  expect((await post(student, 'refund')).subscription.status).toBe('refunded')
  student = await wait(student, 100)
  expect(await billingOf(app, student)).toMatchObject({
    isActive: false,
    subscription: { status: 'refunded', nextCharge: null },
    invoices: [{ status: 'refunded' }, { status: 'paid' }],
  })

  const mails = await mailsTo(student)
  // Those of one moment come in any order.
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringContaining('$15 is on its way back to you'),
    expect.stringContaining('Receipt for $15'),
    expect.stringContaining('Receipt for $15'),
    'Your free trial has begun',
    'Your payment did not go through',
    'Your subscription is cancelled',
  ])
  const bodyOf = (words: string) =>
    mails.find(({ subject }) => subject.includes(words))?.bodyText ?? ''
  const [failed, receipt] = [bodyOf('did not go through'), bodyOf('Receipt for $15')]
  const [cancelled, refunded] = [bodyOf('is cancelled'), bodyOf('on its way back')]
  expect(failed).toContain('when $15 was to be charged for the Monthly Plan')
  expect(receipt).toContain('Next charge: $15 on ')
  expect(receipt).toContain('cancel in two clicks')
  expect(receipt).toContain('no card was charged')
  expect(cancelled).toContain('$15 is charged at that time')
  expect(refunded).toContain('Your subscription has ended')
})

it('a subscription that nobody pays for ends after the last try', async () => {
  let student = await aStudent(app)
  await checkOut(student, 'sandbox_quarter-trial', 'drained')
  student = await wait(student, 7)
  expect((await billingOf(app, student)).subscription?.status).toBe('past_due')
  student = await wait(student, 8)
  expect(await billingOf(app, student)).toMatchObject({
    isActive: false,
    subscription: { status: 'expired' },
    invoices: [{ status: 'failed' }],
  })
  expect((await mailsTo(student)).map(({ subject }) => subject)).toEqual([
    'Your free trial has begun',
    'Your payment did not go through',
    'Your subscription has ended',
  ])
})

it('a refund holds although the clock of the sandbox is ahead of ours', async () => {
  await moveSandboxTime(app, AHEAD_SECONDS)
  const student = await aStudent(app)
  await checkOut(student, 'sandbox_month', 'paying')
  expect((await post(student, 'refund')).subscription.status).toBe('refunded')
  const billing = await billingOf(app, student)
  expect(billing).toMatchObject({ isActive: false, invoices: [{ status: 'refunded' }] })
  await moveSandboxTime(app, -AHEAD_SECONDS)
})

it('a trial that is cancelled ends without a charge', async () => {
  let student = await aStudent(app)
  await checkOut(student, 'sandbox_year-trial', 'paying')
  await post(student, 'cancel')
  student = await wait(student, 6)
  expect((await billingOf(app, student)).isActive).toBe(true)
  student = await wait(student, 2)
  expect(await billingOf(app, student)).toMatchObject({
    isActive: false,
    subscription: { status: 'expired' },
    invoices: [],
  })
  // That it ended was said when it was cancelled.
  expect((await mailsTo(student)).map(({ subject }) => subject)).toEqual([
    'Your free trial has begun',
    'Your subscription is cancelled',
  ])
})
