import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Whether a tap on its top or its bottom meets it: not below the fold, and under no bar. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => {
    const { left, width, top, bottom } = each.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) =>
      each.contains(document.elementFromPoint(left + width / 2, y)),
    )
  })

/** What moves there is waited for. */
export const expectUncovered = (element: Locator): Promise<void> =>
  expect.poll(() => isUncovered(element)).toBe(true)
