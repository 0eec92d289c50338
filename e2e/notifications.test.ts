import { expect } from 'vitest'
import { notifyOfPublications } from '../apps/server/src/features/student/notifications/notify-of-publications.ts'
import { openMetrics } from '../apps/server/src/http/metrics.ts'
import { someScholarships } from '../apps/server/src/testing/factories/scholarship.ts'
import { expectAccessibleInBoth } from './support/axe.ts'
import { expectFitting } from './support/expect-fitting.ts'
import { withOwnServer } from './support/journey.ts'
import { aStudent } from './support/people.ts'
import type { RunningServer } from './support/server.ts'

// What is published is told to everybody.
const it = withOwnServer()

/** As an import in another process, and then the job that runs by the hour. */
async function publish(server: RunningServer, titles: readonly string[]): Promise<void> {
  const db = await server.database()
  const clock = { now: () => new Date() }
  const matches = { catchUp: async () => undefined }
  await someScholarships(
    { db, clock, matches },
    titles.map((title) => ({ title, sourceKey: `published:${title}` })),
  )
  await notifyOfPublications({ db, clock, metrics: openMetrics() })
}

it('tells a student of what is published, by keyboard and on a small phone', async ({
  open: openDevice,
  server,
}) => {
  const viewport = { width: 390, height: 844 }
  const page = await openDevice({ as: await aStudent(server), viewport })
  await page.goto(`${server.url}/auth/dashboard`)
  const bell = () => page.getByRole('button', { name: /^Notifications/ })
  const panel = () => page.getByRole('dialog', { name: 'Notifications' })
  const open = async () => {
    await bell().focus()
    await page.keyboard.press('Enter')
  }
  await open()
  await panel().getByRole('heading', { name: 'Nothing new yet' }).waitFor()
  await page.keyboard.press('Escape')
  await publish(server, ['Harbour Light Award'])
  await publish(server, ['First of two', 'Second of two'])

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
    await expectFitting(page, `notifications, ${width} px,`)
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
