import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'

const PHONE = { width: 390, height: 844 }
const CAMPAIGN = '?utm_source=school&linkId=friend&clickId=click'

const noticeOn = (page: Page) =>
  page.getByRole('region', { name: 'May we measure how you use Laurel?' })
const no = (page: Page) => noticeOn(page).getByRole('button', { name: 'No, do not' })
const yes = (page: Page) => noticeOn(page).getByRole('button', { name: 'Yes, measure' })

/** What is kept of how somebody came here. */
const trailsOn = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^utm_|Id$|^popups:/.test(key))
      .toSorted(),
  )

it('asks once at the bottom, with two equal answers, and forgets the campaign of who says no', async ({
  open,
  server,
}) => {
  const page = await open({ measuring: 'unasked', viewport: PHONE })
  await page.goto(`${server.url}/${CAMPAIGN}`)
  await noticeOn(page).waitFor()
  await expectAccessible(page, 'the notice')
  const [first, second] = [await yes(page).boundingBox(), await no(page).boundingBox()]
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height])
  expect(await trailsOn(page)).toEqual(['clickId', 'linkId', 'utm_source'])

  await no(page).press('Enter')
  await noticeOn(page).waitFor({ state: 'detached' })
  expect(await trailsOn(page)).toEqual([])

  const settled = page.waitForResponse(/around-.*\.js$/)
  await page.goto(`${server.url}/privacy${CAMPAIGN}#measuring`)
  await settled
  await expect.poll(() => page.getByRole('radio', { name: 'No, do not' }).isChecked()).toBe(true)
  expect(await noticeOn(page).count()).toBe(0)
  expect(await trailsOn(page)).toEqual([])
  await page.getByRole('radio', { name: 'Yes, measure' }).check()
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: 'Yes, measure' }).isChecked()).toBe(true)
})

it('covers nothing that takes the focus on a phone', async ({ open, server }) => {
  const page = await open({ measuring: 'unasked', viewport: PHONE, as: await aStudent(server) })
  for (const path of ['/auth/dashboard/profile', '/auth/dashboard/setting']) {
    await page.goto(`${server.url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await noticeOn(page).waitFor()
    let stops = 0
    for (let tab = 0; tab < 60; tab++) {
      await page.keyboard.press('Tab')
      const covered = () => page.evaluate(isFocusCovered)
      await expect.poll(covered, { message: `stop ${tab} of ${path}` }).toBe(false)
      if (await page.evaluate(() => document.activeElement !== document.body)) stops++
    }
    expect(stops).toBeGreaterThan(20)
  }
})

/** Whether the notice lies over the middle of what has the focus. Runs in the page. */
function isFocusCovered(): boolean {
  const focused = document.activeElement
  const notice = document.querySelector('[aria-labelledby="consent-heading"]')
  // Past the last stop nothing has it, and the middle of the page may lie anywhere.
  if (!focused || focused === document.body) return false
  if (!notice || notice.contains(focused)) return false
  const { left, top, width, height } = focused.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  return over !== null && notice.contains(over)
}

/** What is told of how somebody uses the site: pages, events and clicks. */
const MEASURING = /\/api\/v1\/(page-views|conversions|subscription-plans\/clicks)$/

/** Notes what a page tells, as it is sent. */
function listenTo(page: Page): unknown[] {
  const told: unknown[] = []
  page.on('request', (request) => {
    const body = request.postDataJSON() as { event?: unknown } | null
    if (MEASURING.test(request.url()) || body?.event !== undefined) told.push(body)
  })
  return told
}

/** What somebody asks for themselves: the answer to a question, and the chat that goes on from it. */
const NEEDED = /\/api\/v1\/(scholarships\/assistance\/answers|chat(\/message)?)$/

/**
 * Notes every request that could tell of how somebody uses the site, whatever its name: one that
 * leaves the site, that sends something, or that says whose link or campaign it was.
 */
function watchAll(page: Page, url: string): string[] {
  const telling: string[] = []
  page.on('request', (request) => {
    const asked = new URL(request.url())
    const isOwn = asked.origin === new URL(url).origin
    const isRead = request.method() === 'GET' && !/school|friend/.test(asked.search)
    const isAsked = NEEDED.test(asked.pathname) && !/"event"/.test(request.postData() ?? '')
    const isNeeded = request.isNavigationRequest() || isRead || isAsked
    if (asked.protocol.startsWith('http') && !(isOwn && isNeeded))
      telling.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  return telling
}

/** From the landing page to the plans and the chat, pressing what is counted. */
async function walk(page: Page, url: string, isTold: (things: number) => Promise<void>) {
  await page.goto(`${url}/${CAMPAIGN}`)
  await isTold(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor()
  await isTold(2)
  await page.goto(`${url}/auth/dashboard`)
  await isTold(3)
  await page.getByRole('banner').getByRole('link', { name: 'Get Full Access' }).click()
  await page.waitForURL(/\/subscription-plan/)
  await isTold(5)
  await page.goto(`${url}/auth/dashboard/assistance`)
  await isTold(6)
  await page
    .getByRole('link', { name: /^See answer/ })
    .first()
    .click()
  await page.waitForURL(/assistanceChat/)
  await page.getByRole('log').getByText('You said').waitFor({ state: 'attached' })
  await isTold(8)
}

/** Until what tells is there and has drawn: it would have told by now. */
const couldTell = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isThere = () =>
      performance.getEntriesByType('resource').some(({ name }) => /around-[^/]*\.js$/.test(name))
    for (let more = 3; more > 0; more -= isThere() ? 1 : 0) await new Promise(requestAnimationFrame)
  })

it('tells nothing without a yes, and after it exactly what is specified', async ({
  open,
  server,
}) => {
  for (const measuring of ['unasked', 'no'] as const) {
    const page = await open({ measuring, as: await aStudent(server) })
    const [told, telling] = [listenTo(page), watchAll(page, server.url)]
    await walk(page, server.url, () => couldTell(page))
    expect([...told, ...telling], measuring).toEqual([])
  }
  const page = await open({ measuring: 'yes', as: await aStudent(server) })
  const [told, telling] = [listenTo(page), watchAll(page, server.url)]
  await walk(page, server.url, async (things) => {
    await expect.poll(() => told).toHaveLength(things)
  })
  expect(telling).toHaveLength(told.length)
  const view = (path: string) => ({
    consent: 'yes',
    visitId: expect.any(String),
    page: path,
    width: 'desk',
    utmSource: 'school',
    trackDeskLinkId: 'friend',
  })
  expect(told).toEqual([
    view('/'),
    view('/faq'),
    view('/auth/dashboard'),
    {
      event: 'Subscription Button clicked',
      buttonName: 'Get Full Access',
      pageName: expect.any(String),
    },
    view('/auth/dashboard/subscription-plan'),
    view('/auth/dashboard/assistance'),
    { event: 'See Answer clicked', questionId: expect.any(String) },
    view('/auth/dashboard/assistanceChat'),
  ])
})

it('takes Global Privacy Control for a no, and says so', async ({ open, server }) => {
  const page = await open({ measuring: 'yes', viewport: PHONE })
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const settled = page.waitForResponse(/around-.*\.js$/)
  await page.goto(`${server.url}/privacy${CAMPAIGN}`)
  await settled
  await page.getByText('Your browser sends Global Privacy Control').waitFor()
  expect(await page.getByRole('radio', { name: 'Yes, measure' }).isDisabled()).toBe(true)
  expect(await noticeOn(page).count()).toBe(0)
  expect(await trailsOn(page)).toEqual([])
})

it('logging out clears how somebody came here, not what they said', async ({ open, server }) => {
  const page = await open({ measuring: 'yes', as: await aStudent(server) })
  await page.goto(`${server.url}/auth/dashboard/setting${CAMPAIGN}`)
  await expect.poll(() => trailsOn(page)).toContain('linkId')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Logout').click()
  await page.waitForURL(/\/home/)
  await expect.poll(() => trailsOn(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('measuringConsent'))).toContain('yes')
})
