import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessibleInBoth } from './support/axe.ts'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'

const MATCHES = '/auth/dashboard/recommendation'
/** The script of that page alone. */
const SCRIPT = /\/assets\/matches-[\w-]+\.js$/

let url: string
let page: Page
let pageLoads: number

it.beforeEach(async ({ open: openDevice, server }) => {
  ;({ url } = server)
  page = await openDevice({ as: await aStudent(server) })
  pageLoads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pageLoads++
  })
})

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const tryAgain = () => page.getByRole('button', { name: 'Try again' })
const goToMatches = () =>
  page
    .getByRole('link', { name: /^Matches/ })
    .first()
    .click()

it.for([404, 500])(
  'that always answers %i ends in words and a way to try again',
  async (status) => {
    await page.route(SCRIPT, (route) => route.fulfill({ status }))
    await page.goto(url + MATCHES)
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
  await page.goto(`${url}/auth/dashboard`)
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
  await page.goto(`${url}/auth/dashboard`)
  await heading(/./).waitFor()
  await page.context().setOffline(true)
  await goToMatches()
  await heading('There is no connection').waitFor()
  await tryAgain().click()
  await page.getByRole('status').filter({ hasText: 'Still no connection.' }).waitFor()
  expect(pageLoads).toBe(1)
  await page.context().setOffline(false)
  await heading(/^Your Recommendation/).waitFor()
  expect(pageLoads).toBe(2)
})

it('that its page can do without is tried again, and takes nothing along', async () => {
  const part = /\/assets\/unsent-answers-[\w-]+\.js$/
  await page.route(part, (route) => route.fulfill({ status: 500 }))
  const failed = page.waitForResponse(part)
  await page.goto(`${url}/auth/dashboard`)
  await failed
  await heading(/^Good /).waitFor()
  const came = page.waitForResponse((answer) => part.test(answer.url()) && answer.ok())
  await page.unroute(part)
  await came
  await heading(/^Good /).waitFor()
  expect(pageLoads).toBe(1)
})
