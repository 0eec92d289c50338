import axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Violation {
  id: string
  impact: string | null
  nodes: { html: string; failureSummary?: string }[]
}

/** Scans what the page shows now: nothing serious, nothing critical. */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window)))
    // Evaluated, not added as a script element, which the page's own policy would refuse.
    await page.evaluate(axeCore.source)
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run(options: unknown): Promise<{ violations: Violation[] }> }
    }
    return (await axe.run({ runOnly: rules, resultTypes: ['violations'] })).violations
  }, RULES)
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
