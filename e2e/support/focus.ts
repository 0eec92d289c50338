import type { Locator } from 'playwright-core'

/** Whether the keyboard writes into it, or presses it. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement)
