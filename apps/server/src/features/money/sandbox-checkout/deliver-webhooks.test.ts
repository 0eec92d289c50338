import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { billingEvents } from '../../../db/schema/billing.ts'
import { sandboxWebhooks, sandboxCheckouts } from '../../../db/schema/sandbox.ts'
import { payCheckout } from '../../../integrations/billing/sandbox/checkouts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { billingOf, openCheckoutOf } from '../../../testing/factories/billing.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { playSandbox } from './play-sandbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(sandboxWebhooks)
  await app.db.delete(billingEvents)
  await app.db.delete(sandboxCheckouts)
})

async function somebodyPays(priceId = 'sandbox_month') {
  const student = await aStudent(app)
  await openCheckoutOf(app, student, priceId)
  const [row] = await app.db.select().from(sandboxCheckouts)
  await payCheckout(app, row!.id, { card: 'paying', fingerprint: student.applicantId })
  return student
}
const waiting = () => app.db.$count(sandboxWebhooks)

it('tells the product through its own webhook, once', async () => {
  const student = await somebodyPays()
  expect(await waiting()).toBe(3)
  await Promise.all([deliverWebhooks(app), deliverWebhooks(app)])
  await app.background.settle()
  expect(await waiting()).toBe(0)
  expect(await app.db.$count(billingEvents)).toBe(3)
  expect(await billingOf(app, student)).toMatchObject({ isActive: true })
})

it.each([
  [['checkout', 'charge', 'subscription']],
  [['charge', 'subscription', 'checkout']],
  [['checkout', 'subscription', 'charge']],
])('comes to the same when told by %j', async (order) => {
  const placeOf = ({ payload }: { payload: string }) =>
    order.indexOf((JSON.parse(payload).type as string).split('.')[0]!)
  const student = await somebodyPays()
  await deliverWebhooks(app, (webhooks) => webhooks.toSorted((a, b) => placeOf(a) - placeOf(b)))
  await app.background.settle()
  expect(await waiting()).toBe(0)
  expect(await billingOf(app, student)).toMatchObject({
    isActive: true,
    subscription: { status: 'active' },
    invoices: [{ status: 'paid', amountCents: 1500 }],
  })
})

it('tells again, ever later, what was not taken in', async () => {
  await somebodyPays()
  const deaf = {
    ...app,
    server: { ...app.server, log: app.server.log, inject: async () => ({ statusCode: 500 }) },
  } as unknown as TestApp
  const waits: number[] = []
  for (let time = 0; time < 4; time++) {
    await deliverWebhooks(deaf)
    const [first] = await app.db.select().from(sandboxWebhooks)
    const seconds = (first!.nextTryAt.getTime() - app.clock.now().getTime()) / 1000
    waits.push(seconds)
    app.clock.advance({ seconds })
  }
  expect(waits).toEqual([10, 40, 160, 640])
  expect(await waiting()).toBe(3)
  await deliverWebhooks(app)
  expect(await waiting()).toBe(0)
  await app.background.settle()
})

it('waits until the next try is due', async () => {
  await somebodyPays()
  await app.db.update(sandboxWebhooks).set({ nextTryAt: new Date('2030-01-01') })
  await deliverWebhooks(app)
  expect(await waiting()).toBe(3)
})

it('gives up after a month, and forgets the pages of then', async () => {
  await somebodyPays()
  await app.db.update(sandboxWebhooks).set({ nextTryAt: new Date('2030-01-01') })
  app.clock.advance({ days: 31 })
  await playSandbox(app)
  await app.background.settle()
  expect(await waiting()).toBe(0)
  expect(await app.db.$count(sandboxCheckouts)).toBe(0)
})
