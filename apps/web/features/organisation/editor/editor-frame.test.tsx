import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../organiser/current-organisation.ts'
import { anOrganisation } from '../organiser/profile/testing/an-organisation.ts'
import { anEdited } from './testing/an-edited.ts'
import Write from './write.tsx'

const { style } = document.documentElement
beforeEach(async () => {
  await page.viewport(390, 844)
  style.fontSize = '200%'
  signIn()
  aServer()
  await render(
    <MemoryRouter>
      <ServerState>
        <CurrentOrganisation value={anOrganisation()}>
          <Write edited={anEdited()} isInPlace={false} />
        </CurrentOrganisation>
      </ServerState>
    </MemoryRouter>,
  )
})
afterEach(async () => {
  await cleanup()
  style.fontSize = ''
  scrollTo({ top: 0 })
  vi.unstubAllGlobals()
  forgetEverything()
})

/** More than the page has. */
const MOST_STOPS = 200

/** Above the bar with all of its height. */
function isAboveBar(field: Element): boolean {
  const bar = page.getByRole('button', { name: 'Publish', exact: true }).element().parentElement!
  return field.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
}

it('keeps fields that take the focus above the bar, with text twice as large', async () => {
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  // The bar tells how high it is when it has been laid out.
  await expect.poll(() => style.scrollPaddingBottom).not.toBe('')
  const seen = new Set<Element>()
  const behind = new Set<string>()
  const last = [...document.querySelectorAll('input, select')].at(-1)
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await userEvent.tab()
    const field = document.activeElement
    if (!field?.matches('input, select')) continue
    seen.add(field)
    if (!isAboveBar(field)) behind.add(field.outerHTML)
    if (field === last) break
  }
  expect(seen).toContain(last)
  expect([...behind]).toEqual([])
})
