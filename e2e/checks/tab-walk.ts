import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST_STOPS = 400

/** Every stop of the Tab key is seen, has an outline, stands in order and is not covered. */
export async function expectTabWalk(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    // The walk begins where the focus was last, also after its place is gone.
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  })
  const problems: string[] = []
  let before = -1
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(lookAtFocus)
    if (found === undefined || found.place < before) break
    before = found.place
    if (stop === 0 && !found.text.startsWith('Skip to content'))
      problems.push(`first: ${found.text}`)
    if (!found.isShown) problems.push(`not shown: ${found.html}`)
    else if (found.isCovered) problems.push(`covered: ${found.html}`)
    if (!found.hasOutline) problems.push(`no outline: ${found.html}`)
  }
  expect(problems, `Tab walk of ${name}`).toEqual([])
}

/** Runs in the page; undefined once the focus has left it. */
function lookAtFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  // A field may be outlined around what stands in it.
  const outlined = [element]
  for (let depth = 0; depth < 3; depth++) {
    const around = outlined.at(-1)?.parentElement
    if (around) outlined.push(around)
  }
  const hasOutline = outlined.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1)
  const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1)
  const hit = document.elementFromPoint(x, y)
  const isOwn = hit !== null && (element.contains(hit) || hit.contains(element))
  const isLabelled =
    hit !== null &&
    'labels' in element &&
    [...(element.labels as NodeList)].some((each) => each.contains(hit))
  return {
    place: [...document.querySelectorAll('*')].indexOf(element),
    text: element.textContent?.trim() ?? '',
    html: element.outerHTML.slice(0, 160),
    isShown: width > 0 && height > 0 && style.visibility !== 'hidden',
    isCovered: !isOwn && !isLabelled && style.opacity !== '0',
    hasOutline,
  }
}
