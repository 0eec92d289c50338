import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { useAnchor } from './use-anchor.ts'
import { useMailChoices } from './use-mail-choices.ts'
import { useSessions } from './use-sessions.ts'

/** The list above the area that is named grows as it comes. */
function Areas() {
  useAnchor()
  const devices = useSessions().data?.length ?? 0
  const isReady = useMailChoices().data !== undefined
  return (
    <div style={{ overflowAnchor: 'none' }}>
      <div style={{ height: 1000 + 300 * devices }} />
      <section id="mails">Emails{isReady ? '' : ' come'}</section>
      <div style={{ height: 3000 }} />
    </div>
  )
}

const top = () => Math.round(document.querySelector('#mails')?.getBoundingClientRect().top ?? NaN)
const place = () => Math.round(top() + scrollY)
const CHOICES = { deadlineReminders: true, preparedDrafts: true, suggestions: true }
const DEVICES = [1, 2].map((id) => ({ id: String(id), device: 'Firefox', isThisOne: id === 1 }))

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <ServerState>
      <MemoryRouter initialEntries={['/auth/dashboard/setting#mails']}>
        <Areas />
      </MemoryRouter>
    </ServerState>,
  )
  await server.answerTo('mail-choices', CHOICES)
  await expect.poll(top).toBeCloseTo(0)
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
  scrollTo(0, 0)
})

it('stays at the area that is named when what stands above comes', async () => {
  await server.answerTo('sessions', DEVICES)
  await expect.poll(place).toBeGreaterThanOrEqual(1600)
  await expect.poll(top).toBeCloseTo(0)
})

it('leaves whoever has begun to use the page where they are', async () => {
  await userEvent.click(page.getByText('Emails'))
  scrollTo(0, 200)
  await server.answerTo('sessions', DEVICES)
  await expect.poll(place).toBeGreaterThanOrEqual(1600)
  // The frame in which it would have gone there, and one more.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  expect(scrollY).toBe(200)
})
