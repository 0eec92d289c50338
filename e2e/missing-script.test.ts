import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessibleInBoth } from './support/axe.ts'
import { openBrowser } from './support/browser.ts'
import { aDevice } from './support/form.ts'
import { startServer, type RunningServer } from './support/server.ts'

const MATCHES = '/auth/dashboard/recommendation'
/** The script of that page alone. */
const SCRIPT = /\/assets\/matches-[\w-]+\.js$/

let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
let pageLoads: number

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

beforeEach(async () => {
  context = await aDevice(browser, server.url)
  page = await context.newPage()
  pageLoads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pageLoads++
  })
})

afterEach(() => context.close())

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const tryAgain = () => page.getByRole('button', { name: 'Try again' })
const goToMatches = () =>
  page
    .getByRole('link', { name: /^Matches/ })
    .first()
    .click()

it.each([404, 500])(
  'that always answers %i ends in words and a way to try again',
  async (status) => {
    await page.route(SCRIPT, (route) => route.fulfill({ status }))
    await page.goto(server.url + MATCHES)
    await heading('This page stopped working').waitFor()
    expect(pageLoads).toBe(2)
    await expectAccessibleInBoth(page, `a page whose script answers ${status}`)
    await tryAgain().click()
    await expect.poll(() => pageLoads).toBe(3)
    await heading('This page stopped working').waitFor()
    expect(pageLoads).toBe(3)

    await page.unroute(SCRIPT)
    await tryAgain().click()
    await heading(/^Your Recommendation/).waitFor()
    // Once it has come, its next failure is a first one again.
    await page.route(SCRIPT, (route) => route.fulfill({ status }))
    pageLoads = 0
    await page.reload()
    await heading('This page stopped working').waitFor()
    expect(pageLoads).toBe(2)
  },
)

it('that is gone since a new deployment comes after one reload, where the student was going', async () => {
  await page.goto(`${server.url}/auth/dashboard`)
  await heading(/./).waitFor()
  await page.route(SCRIPT, (route) =>
    pageLoads === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await goToMatches()
  await heading(/^Your Recommendation/).waitFor()
  expect(new URL(page.url()).pathname).toBe(MATCHES)
  expect(pageLoads).toBe(2)
})

it('that needs a connection comes by itself once there is one', async () => {
  await page.goto(`${server.url}/auth/dashboard`)
  await heading(/./).waitFor()
  await context.setOffline(true)
  await goToMatches()
  await heading('There is no connection').waitFor()
  await tryAgain().click()
  await page.getByRole('status').filter({ hasText: 'Still no connection.' }).waitFor()
  expect(pageLoads).toBe(1)
  await context.setOffline(false)
  await heading(/^Your Recommendation/).waitFor()
  expect(pageLoads).toBe(2)
})
