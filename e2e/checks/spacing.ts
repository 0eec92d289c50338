import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** WCAG 1.4.12. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/** With text spaced as a reader may set it, nothing is cut off and nothing runs out of the page. */
export async function expectRoomForSpacing(page: Page, name: string): Promise<void> {
  // Through the object model: the page's own policy would refuse a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
  const problems = await page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide')
    for (const element of document.querySelectorAll('main *')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue
      const style = getComputedStyle(element)
      const isCut = style.overflowY === 'hidden' || style.overflowY === 'clip'
      const isMeant = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
      const isHidden = element.clientHeight <= 1 || style.clipPath !== 'none'
      const hasText = element.textContent?.trim() !== ''
      if (
        isCut &&
        !isMeant &&
        !isHidden &&
        hasText &&
        element.scrollHeight > element.clientHeight + 2
      )
        found.push(`cut off: ${element.outerHTML.slice(0, 160)}`)
    }
    return found
  })
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  expect(problems, `text spacing of ${name}`).toEqual([])
}
