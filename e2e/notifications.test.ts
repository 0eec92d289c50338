import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { provideDatabase } from '../apps/server/src/db/provide-database.ts'
import { notifyOfPublications } from '../apps/server/src/features/notifications/notify-of-publications.ts'
import { openMetrics } from '../apps/server/src/http/metrics.ts'
import { someScholarships } from '../apps/server/src/testing/factories/scholarship.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { openBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { signInAsStudent } from './support/sign-in.ts'

let server: RunningServer
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** As an import in another process, and then the job that runs by the hour. */
async function publish(titles: readonly string[]): Promise<void> {
  const database = await provideDatabase({
    dataDir: server.dataDir,
    databaseUrl: undefined,
  })
  const db = openDatabase(database.url)
  const clock = { now: () => new Date() }
  const matches = { catchUp: async () => undefined }
  await someScholarships(
    { db, clock, matches },
    titles.map((title) => ({ title, sourceKey: `published:${title}` })),
  )
  await notifyOfPublications({ db, clock, metrics: openMetrics() })
  await db.$client.end()
  await database.release()
}

const bell = () => page.getByRole('button', { name: /^Notifications/ })
const panel = () => page.getByRole('dialog', { name: 'Notifications' })
const open = async () => {
  await bell().focus()
  await page.keyboard.press('Enter')
}

it('tells a student of what is published, by keyboard and on a small phone', async () => {
  await signInAsStudent(page, server.url)
  await open()
  await panel().getByRole('heading', { name: 'Nothing new yet' }).waitFor()
  await page.keyboard.press('Escape')
  await publish(['Harbour Light Award'])
  await publish(['First of two', 'Second of two'])

  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
  await open()
  const rows = panel().getByRole('listitem')
  await rows.first().waitFor()
  await expect
    .poll(() => rows.getByRole('link').allTextContents())
    .toEqual([
      expect.stringMatching(
        /^Unread: 2 new scholarships fit you(First|Second) of two and (First|Second)/,
      ),
      expect.stringMatching(/^Unread: A new scholarship fits youHarbour Light Award/),
    ])
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessibleInBoth(page, `notifications, ${width} px`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }

  await rows.getByRole('link', { name: /Harbour Light Award/ }).click()
  await page.getByRole('main').getByRole('heading', { name: 'Harbour Light Award' }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await panel().waitFor({ state: 'hidden' })

  await open()
  await panel().getByRole('button', { name: 'Mark all as read' }).click()
  await panel().getByText('All notifications are marked as read.').waitFor({ state: 'attached' })
  await expect.poll(() => bell().getAttribute('aria-label')).toBe('Notifications')
  await page.keyboard.press('Escape')
  await expect.poll(() => panel().isVisible()).toBe(false)
  await page.reload()
  await open()
  await rows.first().waitFor()
  expect(await panel().getByText('Unread').count()).toBe(0)
})
