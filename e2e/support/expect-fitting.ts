import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing runs out of the page sideways. What a script lays out for a width follows a frame later. */
export const expectFitting = (page: Page, step: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${step} is wider than the page`,
    })
    .toBeLessThanOrEqual(0)
