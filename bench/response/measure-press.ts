import type { Browser, Page } from 'playwright-core'
import { storedSession } from '../../e2e/support/session.ts'
import type { RunningServer } from '../../e2e/support/server.ts'
import type { OpenPhone, Press } from './press.ts'

const TIMES = 5
/** Long enough for all that follows a press to be shown. */
const SETTLE_MS = 600
/** As slow as a cheap phone. */
const SLOW_DOWN = 4

/** The median of the longest times that presses of something took. */
export async function measurePress(
  browser: Browser,
  server: RunningServer,
  { prepare }: Press,
): Promise<number> {
  const { page, press, again } = await prepare(phoneOpener(browser, server), server)
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    if (time > 0) await again?.()
    times.push(await interactionMs(page, () => press(time)))
  }
  await page.context().close()
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? 0
}

const phoneOpener =
  (browser: Browser, server: RunningServer): OpenPhone =>
  async (path, person) => {
    const storageState = await storedSession(server.url, person)
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState })
    const page = await phone.newPage()
    const devtools = await phone.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.goto(server.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    return page
  }

/** The longest time that an interaction took during one press. */
async function interactionMs(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { interactionMs: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration)
      // The types of the platform do not know the threshold yet.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await press()
  await page.waitForTimeout(SETTLE_MS)
  const seen = await page.evaluate(
    () => (window as unknown as { interactionMs: number[] }).interactionMs,
  )
  return Math.max(0, ...seen)
}
