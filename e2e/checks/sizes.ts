import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Below this width inputs are 16 px and primary and icon buttons 44 px high. */
const WIDE = 961

/** No text under 12 px, no target under 24 px, and on narrow screens larger inputs and buttons. */
export async function expectSizes(page: Page, name: string, width: number): Promise<void> {
  const tooSmall = await page.evaluate((isNarrow) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const describe = (element: Element, what: string) =>
      `${what}: ${element.outerHTML.slice(0, 160).replaceAll('\n', ' ')}`
    const problems: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || node.textContent?.trim() === '' || element.closest('script, style, svg'))
        continue
      if (isShown(element) && Number.parseFloat(getComputedStyle(element).fontSize) < 12)
        problems.push(describe(element, 'text under 12 px'))
    }
    const targets = 'a[href], button, input, select, textarea, summary, [role=tab], [role=button]'
    for (const element of document.querySelectorAll(targets)) {
      // The label around a box or a switch is clicked as well.
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      const style = getComputedStyle(element)
      if (!isShown(element) || width <= 1 || height <= 1 || style.opacity === '0') continue
      // A link in a line of text may be as high as the line.
      const isInline = style.display === 'inline'
      if (!isInline && (width < 24 || height < 24))
        problems.push(describe(element, `${Math.round(width)} × ${Math.round(height)} px`))
      if (!isNarrow) continue
      const isTyped = element.matches(
        'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
      )
      if (isTyped && Number.parseFloat(style.fontSize) < 16)
        problems.push(describe(element, 'input under 16 px'))
      const isIcon = element.textContent?.trim() === '' && element.querySelector('svg') !== null
      // What only the mouse reaches has a key that does the same.
      const isButton =
        element.matches('button, a') && !isInline && !element.matches('[tabindex="-1"]')
      if (isButton && isIcon && height < 44) problems.push(describe(element, `icon ${height} px`))
    }
    return problems
  }, width < WIDE)
  expect(tooSmall, `sizes of ${name}, ${width} px`).toEqual([])
}
