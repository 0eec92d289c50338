import type { Page } from 'playwright-core'

/**
 * Moves the caret of an editor behind its last word. The editor hears of it once the browser has
 * drawn; a key that came before would count where the caret was.
 */
export async function goToEnd(page: Page): Promise<void> {
  await page.keyboard.press('Control+End')
  await page.evaluate(() => new Promise((goOn) => requestAnimationFrame(() => setTimeout(goOn))))
}
