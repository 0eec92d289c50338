import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hurryReplies } from './conversation-steps.ts'
import type { Device } from './journey.ts'

/** The one thing a browser may complain about: a page that is left while a call is on its way. */
const HARMLESS = /net::ERR_ABORTED/

/** Notes what the browser complains about. */
export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !HARMLESS.test(message.text()))
      complaints.push(message.text())
  })
}

interface Visit {
  width: number
  search?: string
  measuring?: Device['measuring'] | undefined
  complaints: string[]
}

/** The welcome of a new visitor, its script running. */
export async function openConversation(
  open: (device: Device) => Promise<Page>,
  url: string,
  { width, search = '', measuring, complaints }: Visit,
): Promise<Page> {
  const page = await open({ viewport: { width, height: 844 }, measuring })
  await hurryReplies(page.context())
  watch(page, complaints)
  // The welcome is there before its script, which asks for the rest once it runs.
  const isAwake = page.waitForResponse(/conversation-room-.*\.js$/)
  await page.goto(`${url}/conversation${search}`)
  await isAwake
  return page
}

/** The control of the open question has the focus, in sight. */
export async function expectFocusInDock(page: Page, step: string): Promise<void> {
  await page.waitForFunction(() => {
    const focused = document.activeElement
    return focused?.matches('main [data-place] :is(input, select, textarea, button)') ?? false
  })
  const box = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON())
  const { top, bottom } = box as { top: number; bottom: number }
  expect(top, `${step} is in sight`).toBeGreaterThanOrEqual(0)
  expect(bottom, `${step} is in sight`).toBeLessThanOrEqual(844)
}
