import type { Page } from 'playwright-core'

/** Long enough for all that follows a press to be shown. */
const SETTLE_MS = 600

/** The longest time that an interaction took during one press. */
export async function interactionMs(page: Page, press: () => Promise<void>): Promise<number> {
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

/** The middle one, or the lower of the two in the middle. */
export const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? 0

/** As slow as a cheap phone. */
export async function slowDown(page: Page, rate = 4): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** So slow that a page draws a change much later than the next frame. */
export async function whileVerySlow(page: Page, work: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await work()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
}
