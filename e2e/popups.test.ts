import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { it } from './support/journey.ts'
import { aStudent } from './support/people.ts'

const DAY_MS = 86_400_000
const OFFER_DELAY_MS = 800
/** Longer than that. */
const CALM_MS = 1500
const OFFER = /closer matches|free scholarships/

let page: Page
let url: string
const start = Date.now()

it.beforeEach(async ({ open, server }) => {
  ;({ url } = server)
  page = await open({ as: await aStudent(server), viewport: { width: 1280, height: 800 } })
})

const offer = () => page.getByRole('dialog', { name: OFFER })

/** Comes back so many days after the first one. */
async function comeBack(days: number): Promise<void> {
  await page.clock.setFixedTime(start + days * DAY_MS)
  await page.goto(`${url}/auth/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** So long on the page's own clock, from when nothing is under way any more. */
async function letPass(milliseconds: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.clock.runFor(milliseconds)
}

/** The same, and has long seen the page. */
async function comeBackInVain(days: number): Promise<void> {
  await comeBack(days)
  await letPass(CALM_MS)
  expect(await offer().count(), `on day ${days}`).toBe(0)
}

it('makes an offer from the second day on, once a day, and rests after three refusals', async () => {
  await comeBackInVain(0)
  for (const day of [1, 2, 3]) {
    await comeBack(day)
    await offer().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    if (day === 1) await expectAccessible(page, 'the offer at login')
    await page.keyboard.press('Escape')
    await offer().waitFor({ state: 'detached' })
    await comeBackInVain(day)
  }
  await comeBackInVain(4)
  await comeBack(34)
  await offer().waitFor()
})

it('begins on its heading, and a refusal is as large as an acceptance', async () => {
  await comeBackInVain(0)
  await comeBack(1)
  await offer().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  const [no, yes] = await offer()
    .getByRole('button', { name: /thanks|Not now|Yes|dashboard/ })
    .all()
  const [small, large] = [await no?.boundingBox(), await yes?.boundingBox()]
  expect(small?.width).toBeGreaterThanOrEqual(large?.width ?? Infinity)
  expect(small?.height).toBeGreaterThanOrEqual(large?.height ?? Infinity)
})

/** Runs in the page: the wait for an offer begins once somebody writes, however slowly the page comes. */
function writeBeforeAnyOffer(offerDelay: number): void {
  const wait = window.setTimeout.bind(window)
  const held: (() => void)[] = []
  let isWriting = false
  const holding = (work: TimerHandler, milliseconds?: number, ...rest: unknown[]) => {
    if (isWriting || milliseconds !== offerDelay) return wait(work, milliseconds, ...rest)
    held.push(() => wait(work, milliseconds, ...rest))
    return 0
  }
  window.setTimeout = holding as typeof window.setTimeout
  const timer = setInterval(() => {
    const field = document.querySelector<HTMLInputElement>('main input:not([type=radio])')
    if (!field) return
    field.focus()
    isWriting = true
    for (const begin of held) begin()
    clearInterval(timer)
  }, 5)
}

it('waits while somebody writes', async () => {
  await comeBackInVain(0)
  await page.clock.setFixedTime(start + DAY_MS)
  await page.addInitScript(writeBeforeAnyOffer, OFFER_DELAY_MS)
  await page.goto(`${url}/auth/dashboard/profile?tab=contact`)
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
  await letPass(CALM_MS)
  const isEarly = (await offer().count()) > 0
  await page.keyboard.press('Tab')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await offer().waitFor()
  expect(isEarly).toBe(false)
})

it('congratulates once after the first application and offers a plan at the second', async () => {
  const apply = async () => {
    await page.goto(`${url}/auth/dashboard/easy-apply`)
    await page
      .getByRole('link', { name: /^View Detail/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByRole('button', { name: 'Send application' }).click()
    await page.waitForURL(/\/auth\/apply-success\?/)
  }
  const count = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { scholarshipCount: number })
          .scholarshipCount,
    )
  // The demo student has sent some already; the popup goes by the person's own count.
  await apply()
  const isSecond = (await count()) === 2
  const name = isSecond ? 'Unlock Unlimited Scholarship Applications' : 'Congratulations'
  await page.getByRole('dialog', { name }).waitFor()
  await expectAccessible(page, 'the popup after an application')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.clock.install()
  await page.reload()
  await page.getByRole('heading', { name: 'Application sent !' }).waitFor()
  await letPass(CALM_MS)
  expect(await page.getByRole('dialog').count()).toBe(0)
})
