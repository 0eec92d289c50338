import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { billingEvents, charges, subscriptions } from '../../../db/schema/billing.ts'
import { outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import {
  anInvoice,
  aStoredEvent,
  billingOf,
  subscribeInSandbox,
} from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { announceFirstCharges, followTime, forgetOldEvents } from './follow-time.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(rateLimits))

const mailsTo = async ({ email }: Student) => {
  const rows = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, email))
    .orderBy(asc(outboxEmails.createdAt))
  return rows.map(({ subject, bodyText }) => ({ subject, bodyText }))
}

it('tells of the first charge once, three days before it, and how to leave', async () => {
  const [stays, leaves] = [await aStudent(app), await aStudent(app)]
  await subscribeInSandbox(app, stays, 'sandbox_quarter-trial')
  await subscribeInSandbox(app, leaves, 'sandbox_quarter-trial')
  await ask(app, leaves, 'POST', '/user-payments/cancel')
  app.clock.advance({ days: 3, hours: 23 })
  await announceFirstCharges(app)
  const [begun, ...none] = await mailsTo(stays)
  expect(none).toEqual([])
  expect(begun?.subject).toBe('Your free trial has begun')
  expect(begun?.bodyText).toContain('charged $30, and again every 3 months')
  expect(begun?.bodyText).toContain('in two clicks')
  app.clock.advance({ hours: 1 })
  await announceFirstCharges(app)
  await announceFirstCharges(app)
  const [, mail, ...more] = await mailsTo(stays)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your free trial ends soon: $30 will be charged')
  expect(mail?.bodyText).toContain('Friday, 27 November 2026 at 10:00 AM EST')
  expect(mail?.bodyText).toContain('in two clicks')
  // Both of one moment, so in no order.
  expect((await mailsTo(leaves)).map(({ subject }) => subject).toSorted()).toEqual([
    'Your free trial has begun',
    'Your subscription is cancelled',
  ])
})

it('lists what has run out as over, and closes what it opened three days after', async () => {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student, 'sandbox_month')
  const statusOf = async () => {
    const [row] = await app.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.applicantId, student.applicantId))
    return row?.status
  }
  app.clock.advance({ days: 32 })
  await followTime(app)
  expect(await statusOf()).toBe('active')
  app.clock.advance({ days: 2 })
  await followTime(app)
  expect(await statusOf()).toBe('expired')
})

it('forgets what providers told after ninety days', async () => {
  const id = await aStoredEvent(app)
  app.clock.advance({ days: 89 })
  await forgetOldEvents(app)
  expect(await app.db.$count(billingEvents, eq(billingEvents.id, id))).toBe(1)
  app.clock.advance({ days: 1 })
  await forgetOldEvents(app)
  expect(await app.db.$count(billingEvents, eq(billingEvents.id, id))).toBe(0)
})

it('makes an invoice to keep, which says that it was refunded', async () => {
  const student = await aStudent(app)
  const id = await anInvoice(app, student)
  const url = `/api/v1/user-payments/invoices/${id}`
  const read = async () => app.server.inject({ url, headers: student.headers })
  const paid = await read()
  expect(paid.headers['content-type']).toBe('application/pdf')
  const text = (await readPdf(paid.rawPayload)).join()
  // A number as long as this may be broken after its first hyphen.
  expect(text).toMatch(/Invoice L.TEST/)
  expect(text).toContain('$30 (USD)')
  expect(text).toContain(student.email)
  expect(text).toContain('no money moved')
  expect(text).not.toContain('Refunded')
  const { invoices } = await billingOf(app, student)
  expect(invoices).toMatchObject([{ id, amountCents: 3000 }])
  const refundedAt = app.clock.now()
  await app.db.update(charges).set({ status: 'refunded', refundedAt }).where(eq(charges.id, id))
  expect((await readPdf((await read()).rawPayload)).join()).toContain('Refunded')
})
