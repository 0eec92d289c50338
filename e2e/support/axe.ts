import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** All of them that look at colours. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

type Scheme = 'light' | 'dark'

interface Violation {
  id: string
  impact: string | null
  nodes: { html: string; failureSummary?: string }[]
}

/** Scans what the page shows now: nothing serious, nothing critical. */
export const expectAccessible = (page: Page, step: string): Promise<void> => scan(page, step, RULES)

/** The same in one scheme. */
export async function expectAccessibleIn(
  page: Page,
  step: string,
  colorScheme: Scheme,
): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await scan(page, `${step}, ${colorScheme}`, RULES)
}

/** By every rule in the first scheme; the other shows the same elements in other colours. */
export async function expectAccessibleInBoth(
  page: Page,
  step: string,
  schemes: readonly [Scheme, Scheme] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const rules = colorScheme === schemes[0] ? RULES : COLOUR_RULES
    await scan(page, `${step}, ${colorScheme}`, rules)
  }
}

async function scan(page: Page, step: string, runOnly: unknown): Promise<void> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window)))
    // Evaluated, not added as a script element, which the page's own policy would refuse.
    await page.evaluate(await readFile(AXE, 'utf8'))
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run(options: unknown): Promise<{ violations: Violation[] }> }
    }
    // What begins to fade away meanwhile would have no contrast either.
    const still = new CSSStyleSheet()
    still.replaceSync('* { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
    const options = { runOnly: rules, resultTypes: ['violations'] }
    const { violations } = await axe.run(options)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    return violations
  }, runOnly)
  const severe = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(severe.map(describe), `accessibility of ${step}`).toEqual([])
}

/** What is fading in has no contrast yet. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames++) await nextFrame()
    const finite = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map((each) => each.finished))
    await nextFrame()
  })
}

const describe = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join('\n')}`
