import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Whether the keyboard writes into it, or presses it. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement)

/** The focus comes a moment after what moves it. */
export const expectFocus = (element: Locator): Promise<void> =>
  expect.poll(() => hasFocus(element)).toBe(true)
