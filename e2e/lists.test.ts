import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { signInAsStudent } from './support/sign-in.ts'

const MATCHES = '/auth/dashboard/recommendation'
const LIST_CALL = '**/mine-eligible-scholarships?**'
const MOST_SHIFT = 0.05
const SCROLL_PIXELS = 8

let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const first = await context.newPage()
  await signInAsStudent(first, server.url)
  await first.close()
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const open = (path: string) => page.goto(server.url + path)
const cards = () => page.getByRole('main').getByRole('article')
const settled = (at = page) =>
  at.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)

describe('a list', () => {
  beforeEach(async () => {
    page = await context.newPage()
  })

  afterEach(() => page.close())

  it('is slow shows skeletons and no spinner, then its cards', async () => {
    await page.route(LIST_CALL, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await open(MATCHES)
    await page.getByText('Loading scholarships').waitFor({ state: 'attached' })
    expect(await page.getByRole('main').locator('[class*=spinner]').count()).toBe(0)
    await cards().first().waitFor()
    await expect.poll(() => cards().count()).toBe(15)
  })

  it('cannot be read says so, and tries again', async () => {
    let isBroken = true
    await page.route(LIST_CALL, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await open(MATCHES)
    await page.getByText('We couldn’t load this list.').waitFor({ timeout: 30_000 })
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await cards().first().waitFor()
  })

  it('keeps its page in the address: a reload and a shared link show the same', async () => {
    await open(`${MATCHES}?page=2`)
    await cards().first().waitFor()
    await settled()
    const titles = await cards().getByRole('heading').allInnerTexts()
    await page.reload()
    await cards().first().waitFor()
    await expect.poll(() => cards().getByRole('heading').allInnerTexts()).toEqual(titles)
    await open(MATCHES)
    await cards().first().waitFor()
    await expect.poll(() => cards().getByRole('heading').allInnerTexts()).not.toEqual(titles)
  })

  it('is where it was after a look at a scholarship, with the focus on it', async () => {
    await open(MATCHES)
    await cards().first().waitFor()
    await settled()
    const link = page.getByRole('link', { name: /^View Detail/ }).nth(9)
    await link.scrollIntoViewIfNeeded()
    const name = await link.getAttribute('aria-label')
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(100)
    await link.click()
    await page
      .getByRole('button', { name: /Back to Scholarships/ })
      .or(page.getByRole('link', { name: /Back to Scholarships/ }))
      .first()
      .waitFor()
    await page.goBack()
    await cards().first().waitFor()
    await page.waitForFunction(([y, within]) => Math.abs(scrollY - y) <= within, [
      before,
      SCROLL_PIXELS,
    ] as const)
    await page.waitForFunction(
      (label) => document.activeElement?.getAttribute('aria-label') === label,
      name,
    )
  })
})

// They wait more than they work.
describe.concurrent('hardly moves while it loads:', () => {
  const PAGES = [
    '/auth/dashboard',
    MATCHES,
    '/auth/dashboard/saved',
    '/auth/dashboard/easy-apply',
    '/auth/dashboard/easyApplyWithCv',
    '/auth/dashboard/myScholarship?tab=draft',
    '/auth/dashboard/trackApplications',
    '/auth/dashboard/documents',
  ]

  it.each(PAGES)('%s', async (path) => {
    const own = await context.newPage()
    await own.route('**/api/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await own.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            (window as unknown as { shift: number }).shift += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await own.goto(server.url + path)
    await own.getByRole('heading', { level: 1 }).waitFor()
    await settled(own)
    await own.waitForTimeout(1500)
    const shift = await own.evaluate(() => (window as unknown as { shift: number }).shift)
    await own.close()
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT)
  })
})
