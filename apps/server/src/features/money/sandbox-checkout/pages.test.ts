import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxCheckouts } from '../../../db/schema/sandbox.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  openCheckoutOf,
  billingOf,
  subscribeInSandbox,
} from '../../../testing/factories/billing.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { searchTables } from '../../../testing/search-tables.ts'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) }
  app = await createTestApp({ PRODUCT_NAME: 'Bay <Leaf>', LOG_LEVEL: 'trace' }, log)
})
afterAll(() => app.close())

const get = (url: string) => app.server.inject({ method: 'GET', url })
const post = (url: string, fields: Record<string, string>) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const CARD = { number: '', expiry: '07/41' }

async function aPage(priceId = 'sandbox_quarter-trial') {
  const student = await aStudent(app)
  const checkoutId = await openCheckoutOf(app, student, priceId)
  const ofCheckout = eq(sandboxCheckouts.checkoutId, checkoutId)
  const [row] = await app.db.select().from(sandboxCheckouts).where(ofCheckout)
  return { student, checkoutId, row: row!, path: `/sandbox-checkout/${row!.id}` }
}

describe('the page to pay on', () => {
  it('says that no money moves, what is charged and when, and how to get out of it', async () => {
    const { path, row } = await aPage()
    const { statusCode, headers, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('Test checkout: no money moves.')
    expect(body).toContain('<dt>Today, 7 days free</dt><dd>$0</dd>')
    const day = '<span class="whole">27 November 2026</span>'
    expect(body).toContain(`<dt>First charge on ${day}</dt><dd>$30</dd>`)
    expect(body).toContain(`Cancel on your plan page until the charge on ${day}`)
    expect(body).toContain('<h2 id="order">Quarterly Plan</h2>')
    expect(body).toContain('One free trial per person and card')
    expect(body).toContain('Start the 7-day trial')
    expect(body).toContain(`href="${row.cancelUrl}"`)
    expect(body).toContain('Bay &lt;Leaf&gt;')
    expect(body).not.toContain('<script')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000")
  })

  it('without a trial names the price of today', async () => {
    const { path } = await aPage('sandbox_month')
    const { body } = await get(path)
    expect(body).toContain('<dt>Today</dt><dd>$15</dd>')
    expect(body).toContain('20 December 2026')
    expect(body).toContain('Pay $15 and subscribe')
    expect(body).not.toContain('First charge')
  })

  it('leads on once it is paid, and does not pay again when it is reloaded', async () => {
    const { path, row, student } = await aPage()
    const paid = await post(`${path}/pay`, { ...CARD, card: 'paying' })
    expect([paid.statusCode, paid.headers.location]).toEqual([303, row.successUrl])
    const again = await post(`${path}/pay`, { ...CARD, card: 'paying' })
    expect(again.headers.location).toBe(row.successUrl)
    expect((await get(path)).headers.location).toBe(row.successUrl)
    await app.background.settle()
    expect(await billingOf(app, student)).toMatchObject({
      isActive: true,
      subscription: { status: 'trialing' },
    })
  })

  it.each([
    [{ card: 'declined' }, 'declined', 'The card was declined. Nothing was charged.'],
    [{ card: 'expired' }, 'expired', 'The card has expired. Nothing was charged.'],
    [{ card: 'paying', number: '4111111111111111' }, 'number', 'Only the test cards on this page'],
    [{ card: 'gold' }, 'number', 'Only the test cards on this page'],
    [{ card: 'paying', expiry: '01/20' }, 'date', 'Please type the month and year'],
  ])('says what was wrong with %j', async (choice, problem, text) => {
    const { path, student } = await aPage()
    const answer = await post(`${path}/pay`, { ...CARD, ...choice })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toContain(`${path}?problem=${problem}`)
    const { body } = await get(answer.headers.location!)
    expect(body).toContain(`role="alert" id="problem">${text}`)
    expect((await billingOf(app, student)).subscription).toBeNull()
  })

  it('shows again what was chosen, but never a number', async () => {
    const { path, row } = await aPage()
    const choice = { card: 'drained', number: '4111 1111 1111 1111', expiry: '13/20' }
    const { headers } = await post(`${path}/pay`, choice)
    expect(headers.location).not.toContain('4111')
    const { body } = await get(headers.location!)
    expect(body).toContain('value="drained" checked')
    expect(body).toContain('value="13/20"')
    const forged = await get(`${path}?problem=date&card=gold&expiry=%22%3E&expiry=7`)
    expect(forged.body).toContain('value="paying" checked')
    expect(forged.body).toContain(`value="${row.cardExpiry}"`)
  })

  it('asks the bank of a card that wants it, and goes on with its answer', async () => {
    const { path, row } = await aPage()
    const pay = () => post(`${path}/pay`, { ...CARD, card: 'authenticating' })
    expect((await pay()).headers.location).toBe(path)
    expect((await get(path)).body).toContain('May Bay &lt;Leaf&gt; charge your card $30 every 3')
    const refused = await post(`${path}/bank`, { answer: 'refuse' })
    expect(refused.headers.location).toBe(`${path}?problem=refused-by-bank`)
    expect((await get(path)).body).toContain('Start the 7-day trial')
    await pay()
    const confirmed = await post(`${path}/bank`, { answer: 'confirm' })
    expect(confirmed.headers.location).toBe(row.successUrl)
  })

  it('closes after a day, with a way back', async () => {
    const { path, row, student } = await aPage()
    app.clock.advance({ days: 1 })
    const closed = await get(path)
    expect(closed.statusCode).toBe(410)
    expect(closed.body).toContain('This checkout has expired')
    expect(closed.body).toContain(`href="${row.cancelUrl}"`)
    expect((await post(`${path}/pay`, { ...CARD, card: 'paying' })).headers.location).toBe(path)
    expect((await app.billing.readCheckout(row.id)).isCompleted).toBe(false)
    expect(student.applicantId).toBe(row.applicantId)
  })

  it("is nobody's whose address was made up, and takes nonsense", async () => {
    const none = await get('/sandbox-checkout/co_none')
    expect(none.statusCode).toBe(404)
    expect(none.body).toContain('We couldn’t find that payment')
    expect(none.body).toContain('href="http://localhost:3000/auth/dashboard/plan"')
    expect((await post('/sandbox-checkout/co_none/pay', CARD)).statusCode).toBe(404)
    const { path } = await aPage()
    const json = { method: 'POST', url: `${path}/pay`, payload: { card: 'paying' } } as const
    expect((await app.server.inject(json)).headers.location).toBe(
      `${path}?problem=date&card=paying`,
    )
    expect((await app.server.inject({ ...json, payload: [] })).statusCode).toBe(303)
    const bare = { method: 'POST', url: `${path}/pay` } as const
    expect((await app.server.inject(bare)).headers.location).toBe(`${path}?problem=number`)
    expect((await get(`${path}?problem=toString`)).statusCode).toBe(200)
  })

  it('keeps no number of a card, neither in the database nor in the log', async () => {
    const { path } = await aPage()
    await post(`${path}/pay`, { ...CARD, card: '', number: '4111 1111 1111 1111' })
    await post(`${path}/pay`, { ...CARD, card: '', number: '4242 4242 4242 4242' })
    await app.background.settle()
    const numbers = ['4111111111111111', '4111 1111', '4242424242424242', '4242 4242']
    expect(await searchTables(app.db, numbers)).toEqual([])
    expect(lines.filter((line) => numbers.some((number) => line.includes(number)))).toEqual([])
  })
})

describe('the page to change the card on', () => {
  async function aPortal() {
    const student = await aStudent(app)
    await subscribeInSandbox(app, student)
    const { body } = await ask(app, student, 'POST', '/user-payments/portal')
    return new URL(body.data.url).pathname
  }

  it('takes another test card, asks its bank, and returns', async () => {
    const path = await aPortal()
    const { body } = await get(path)
    expect(body).toContain('Test checkout: no money moves.')
    expect(body).toContain('Change your card')
    const declined = await post(`${path}/pay`, { ...CARD, card: 'declined' })
    expect(declined.headers.location).toBe(`${path}?problem=declined&card=declined&expiry=07%2F41`)
    const wrong = await post(`${path}/pay`, { ...CARD, card: 'paying', number: '1' })
    expect(wrong.headers.location).toContain(`${path}?problem=number`)
    expect((await get(`${path}?problem=number`)).body).toContain('Only the test cards')
    await post(`${path}/pay`, { ...CARD, card: 'authenticating' })
    expect((await get(path)).body).toContain('Your test bank asks')
    const refused = await post(`${path}/bank`, { answer: 'refuse' })
    expect(refused.headers.location).toBe(`${path}?problem=refused-by-bank`)
    const saved = await post(`${path}/pay`, { ...CARD, card: 'drained' })
    expect(saved.statusCode).toBe(303)
    expect(saved.headers.location).toMatch(/^http:\/\/localhost:3000\//)
    expect((await get(path)).statusCode).toBe(404)
  })

  it('saves the card of a setup intent, without a page to return to', async () => {
    const student = await aStudent(app)
    const { body } = await ask(app, student, 'POST', '/user-payments/create-setup-intent')
    const { setupIntentId, clientSecret } = body.data
    const path = `/sandbox-checkout/cards/${clientSecret}`
    expect((await get(path)).body).toContain('Save a test card')
    const saved = await post(`${path}/pay`, { ...CARD, card: 'paying' })
    expect(saved.body).toContain('The card is saved')
    const subscribed = await ask(app, student, 'POST', '/user-payments/create-subscription', {
      payload: { priceId: 'sandbox_year', setupIntentId },
    })
    expect(subscribed.body.data.subscription.status).toBe('active')
    expect((await get(path)).statusCode).toBe(404)
  })
})

it('another provider has none of these pages', async () => {
  const prices = ['month', 'quarter', 'year'].flatMap((key, at) => [
    `${key}=price_${at}`,
    `${key}-trial=price_t${at}`,
  ])
  const other = await createTestApp({
    BILLING_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICES: prices.join(','),
  })
  const url = '/sandbox-checkout/clock'
  const payload = { days: 1 }
  const answer = await other.server.inject({ method: 'POST', url, payload })
  await other.close()
  expect(answer.statusCode).toBe(404)
})
