import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** One h1, no skipped level, landmarks present and uniquely named, a language and a title. */
export async function expectStructure(page: Page, name: string): Promise<void> {
  const found = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility()
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(isShown)
      .map((heading) => Number(heading.tagName.slice(1)))
    const landmarks = [...document.querySelectorAll('nav, aside, header, footer, main')]
      .filter(isShown)
      .filter((each) => !each.matches('article *, section *') || each.matches('nav, aside, main'))
      .map((each) => `${each.tagName} ${each.getAttribute('aria-label') ?? ''}`)
    return { levels, landmarks, language: document.documentElement.lang, title: document.title }
  })
  const skips = found.levels.filter((level, at) => level > (found.levels[at - 1] ?? 0) + 1)
  const doubled = found.landmarks.filter((each, at) => found.landmarks.indexOf(each) !== at)
  expect(found.levels.filter((level) => level === 1).length, `h1 of ${name}`).toBe(1)
  expect(skips, `skipped heading levels of ${name}: ${found.levels.join(' ')}`).toEqual([])
  expect(doubled, `landmarks of ${name} that share a name`).toEqual([])
  expect(found.landmarks.filter((each) => each.startsWith('MAIN')).length, `main of ${name}`).toBe(
    1,
  )
  expect(found.language, `language of ${name}`).toBe('en')
  expect(found.title, `title of ${name}`).toMatch(/\S/)
}
