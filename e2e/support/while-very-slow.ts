import type { Page } from 'playwright-core'

/** So slow that a page draws a change much later than the next frame. */
export async function whileVerySlow(page: Page, work: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await work()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
}
