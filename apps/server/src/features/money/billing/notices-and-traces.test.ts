import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { checkouts } from '../../../db/schema/billing.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { openCheckoutOf, subscribeInSandbox } from '../../../testing/factories/billing.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { announceFirstCharges, forgetOldEvents } from './follow-time.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('tells the others of their first charge when one cannot be told', async () => {
  const students = [await aStudent(app), await aStudent(app), await aStudent(app)]
  for (const student of students) await subscribeInSandbox(app, student, 'sandbox_month-trial')
  const broken = students[1]!
  await app.db
    .update(applicants)
    .set({ timeZone: 'Nowhere/At all' })
    .where(eq(applicants.id, broken.applicantId))
  const warn = vi.spyOn(app.server.log, 'warn')
  app.clock.advance({ days: 5 })
  await announceFirstCharges(app)
  expect(warn).toHaveBeenCalledOnce()
  const mails = await app.db.select().from(outboxEmails)
  const told = mails.filter(({ subject }) => subject.includes('will be charged'))
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
    [students[0]!.email, students[2]!.email].toSorted(),
  )
})

it('forgets after a quarter from where somebody came to pay', async () => {
  const student = await aStudent(app)
  const id = await openCheckoutOf(app, student, 'sandbox_month')
  const customOf = async () => {
    const [row] = await app.db.select().from(checkouts).where(eq(checkouts.id, id))
    return row?.custom
  }
  await forgetOldEvents(app)
  expect(await customOf()).toMatchObject({ ipAddress: '127.0.0.1' })
  app.clock.advance({ days: 91 })
  await forgetOldEvents(app)
  expect(await customOf()).toEqual({})
})
