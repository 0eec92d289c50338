import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversions, users } from '../../../db/schema/accounts.ts'
import { checkouts } from '../../../db/schema/billing.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { openCheckoutOf } from '../../../testing/factories/billing.ts'
import { aStudent } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
})
afterAll(() => app.close())

it('gives whoever confirmed an address a link to invite others with, always the same', async () => {
  const student = await aStudent(app)
  const read = async () =>
    (await ask(app, student, 'GET', '/register-applicants/can-share')).body.data
  expect(await read()).toEqual({ canShare: false, referralLink: null })
  const emailConfirmedAt = app.clock.now()
  await app.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, student.userId))
  const first = await read()
  expect(first).toEqual({
    canShare: true,
    referralLink: expect.stringMatching(/^https:\/\/laurel\.example\/signup\?linkId=[\w-]{12}$/),
  })
  expect(await read()).toEqual(first)
})

it('hands the link that somebody signed up by over with the checkout', async () => {
  const student = await aStudent(app)
  const tracking = { trackDeskLinkId: 'friend', affiliateId: 'partner' }
  await app.db.update(users).set({ tracking }).where(eq(users.id, student.userId))
  const id = await openCheckoutOf(app, student, 'sandbox_year')
  const [row] = await app.db.select().from(checkouts).where(eq(checkouts.id, id))
  expect(row?.custom).toMatchObject({
    integration_id: id,
    linkId: 'friend',
    affiliateId: 'partner',
    planPrice: '60',
    ipAddress: '127.0.0.1',
  })
})

it('notes a button that leads to the plans once', async () => {
  const student = await aStudent(app)
  const payload = {
    event: 'Subscription Button clicked',
    buttonName: 'Get Full Access',
    pageName: 'Dashboard',
  }
  for (let times = 0; times < 2; times += 1) {
    const answer = await ask(app, student, 'POST', '/subscription-plans/clicks', { payload })
    expect(answer.body.data).toEqual({ event: payload.event })
  }
  const rows = await app.db
    .select()
    .from(conversions)
    .where(eq(conversions.applicantId, student.applicantId))
  expect(rows).toMatchObject([
    { event: 'Subscription Button clicked: Get Full Access on Dashboard' },
  ])
})
