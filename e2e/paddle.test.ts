import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { aNewcomer } from './support/people.ts'
import { withOwnServer } from './support/journey.ts'

const PRICES = ['month', 'quarter', 'year'].map(
  (interval) => `${interval}=pri_${interval},${interval}-trial=pri_t${interval}`,
)
/** Speaks as Paddle's script does, as far as it is spoken with. */
const SCRIPT = `window.Paddle = {
  Environment: { set() {} },
  Initialize({ token, eventCallback }) { Object.assign(window, { token, tell: eventCallback }) },
  Checkout: { open({ transactionId }) { window.opened = transactionId }, close() {} },
}`

/** Which prices are sold is the operator's to say, for each database. */
const PLAN = {
  id: randomUUID(),
  title: 'Quarterly Plan-7 day trial',
  price: '$30',
  productId: 'quarterly-trial',
  description: 'Unlimited scholarship views and applications',
  paddlePriceId: 'pri_tquarter',
  stripePriceId: null,
  priceId: 'pri_tquarter',
  interval: 'quarter',
  priceCents: 3000,
  trialDays: 7,
  savings: 33,
}

const PADDLE = {
  BILLING_PROVIDER: 'paddle',
  PADDLE_API_KEY: 'key',
  PADDLE_CLIENT_TOKEN: 'test_1',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
  PADDLE_PRICES: PRICES.join(','),
  PADDLE_ENVIRONMENT: 'sandbox',
}

const it = withOwnServer(async () => PADDLE)

it('opens its frame over the order, on the one page that may load it', async ({ open, server }) => {
  const page = await open({ as: await aNewcomer(server) })
  const checkoutId = randomUUID()
  let fetched = 0
  await page.route('https://cdn.paddle.com/**', (route) => {
    fetched++
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  await page.route('**/api/v1/subscription-plans', (route) =>
    route.fulfill({ json: { statusCode: 200, data: [PLAN] } }),
  )
  await page.route('**/create-checkout-session', (route) => {
    const frame = { clientToken: 'test_1', environment: 'sandbox', transactionId: 'txn_1' }
    const place = { kind: 'overlay', ...frame }
    return route.fulfill({ json: { statusCode: 200, data: { checkoutId, place } } })
  })
  await page.goto(`${server.url}/auth/dashboard/subscription-plan`)
  await page.getByRole('tab', { name: 'Quarterly' }).waitFor()
  expect(fetched).toBe(0)
  await page.getByRole('button', { name: 'Activate 7 days trial' }).click()
  const seen = () =>
    page.evaluate(() => {
      const { token, opened } = window as { token?: string; opened?: string }
      return { token, opened }
    })
  await expect.poll(seen).toEqual({ token: 'test_1', opened: 'txn_1' })
  await page.getByRole('heading', { name: 'Quarterly Plan' }).waitFor()
  expect(page.url()).toMatch(/\/auth\/payment\?pId=pri_tquarter$/)
  expect(fetched).toBe(1)

  await page.evaluate(() => {
    const { tell } = window as { tell?: (event: { name: string }) => void }
    tell?.({ name: 'checkout.closed' })
  })
  await page.waitForURL(`**/auth/payment-return?checkout=${checkoutId}`)
})
