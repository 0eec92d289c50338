import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'

const DRAFTS = '/auth/dashboard/myScholarship?tab=draft'
const MATCHES = '/auth/dashboard/recommendation'
const SHELL = '/__spa-fallback.html'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Once a page has settled, it keeps itself on the device. */
const isKept = (page: Page) =>
  expect.poll(() => page.evaluate((shell) => caches.match(shell).then(Boolean), SHELL)).toBe(true)

const ownAnswers = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('own-answers'))) return []
    return (await (await caches.open('own-answers')).keys()).map(({ url }) => url)
  })

it('opens without a connection, with the drafts that were open on this device', async ({
  open,
  server,
}) => {
  const page = await open({ as: await aStudent(server), serviceWorkers: 'allow' })
  await page.goto(server.url + DRAFTS)
  await page
    .getByRole('link', { name: /^View Detail/ })
    .first()
    .click()
  await page.getByRole('navigation', { name: 'Requirements' }).first().waitFor()
  const title = (await heading(page, /./).textContent()) ?? ''
  await isKept(page)
  await expect.poll(() => ownAnswers(page)).toHaveLength(3)

  await page.context().setOffline(true)
  await page.reload()
  await heading(page, title).waitFor()
  await page.getByText("You're offline. Answers and essays are saved here.").waitFor()
  await page.getByRole('navigation', { name: 'Requirements' }).first().waitFor()

  await page.goto(server.url + DRAFTS)
  await page.getByRole('article').filter({ hasText: title }).waitFor()

  // What was never read here says so, and comes by itself with the connection.
  await page
    .getByRole('link', { name: /^Matches/ })
    .first()
    .click()
  await heading(page, 'There is no connection').waitFor()
  await page.context().setOffline(false)
  await heading(page, /^Your Recommendation/).waitFor()
})

it('takes the newest version whenever the server answers', async ({ open, server }) => {
  const page = await open({ as: await aStudent(server), serviceWorkers: 'allow' })
  await page.goto(server.url + MATCHES)
  await isKept(page)
  // As an older version has left it here.
  await page.evaluate(async (shell) => {
    const app = await caches.open('app')
    const old = new Response('<!doctype html><title>An older version</title>', {
      headers: { 'content-type': 'text/html' },
    })
    await app.put(shell, old)
    await app.put('/assets/gone-1.js', new Response(''))
    await (await caches.open('own-answers')).put('/own-answers/old', Response.json({}))
  }, SHELL)
  await page.reload()
  await heading(page, /^Your Recommendation/).waitFor()
  const kept = () =>
    page.evaluate(async (shell) => {
      const answer = await caches.match(shell)
      const isOld = (await answer?.text())?.includes('An older version')
      return [
        isOld,
        await caches.has('own-answers'),
        Boolean(await caches.match('/assets/gone-1.js')),
      ]
    }, SHELL)
  await expect.poll(kept).toEqual([false, false, false])
})

it('leaves nothing of a person on the device after the logout', async ({ open, server }) => {
  const page = await open({ as: await aStudent(server), serviceWorkers: 'allow' })
  await page.goto(server.url + DRAFTS)
  await expect.poll(() => ownAnswers(page)).toHaveLength(1)
  await isKept(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.locator('#account-menu').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${server.url}/home`)
  await heading(page, /^Money for college/).waitFor()
  await expect.poll(() => ownAnswers(page)).toEqual([])

  await page.context().setOffline(true)
  await page.goto(server.url + DRAFTS)
  await page.waitForURL(`${server.url}/auth/login`)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userInfo')
})
