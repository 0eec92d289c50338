import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { readToken } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { aServer } from '../../../testing/a-server.ts'
import { letPass } from '../../../testing/let-pass.ts'
import { forgetEverything } from '../../../testing/sign-in.ts'
import ConversationRoom from './conversation-room.tsx'

const open = () =>
  render(
    <MemoryRouter initialEntries={[paths.conversation]}>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route
          path={paths.conversation}
          element={
            <ConversationRoom kind="onboarding" heading="Get matched" start="logIn" waiting="" />
          }
        />
        <Route path="/elsewhere" element={<h1>Another page</h1>} />
        <Route path={paths.dashboard} element={<h1>Dashboard</h1>} />
      </Routes>
    </MemoryRouter>,
  )

let server: ReturnType<typeof aServer>
let opened: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  server = aServer()
  opened = await open()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const signedIn = {
  user: { id: 'maya', firstName: 'Maya' },
  accessToken: 'first',
  refreshToken: 'once',
  clientIp: '203.0.113.7',
}

/** Says who one is, up to the answer of the login. */
async function logIn() {
  await page.getByRole('textbox', { name: 'Email' }).fill('maya@students.example')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await server.answerTo('/check', true)
  await page.getByRole('textbox', { name: 'Password' }).fill('Blue-Heron-7')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.requests.some(({ url }) => url.endsWith('/login'))).toBe(true)
}

it('leads on after a login', async () => {
  await logIn()
  await server.answerTo('/login', signedIn)
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

it('leads nobody away from the page that they went to meanwhile', async () => {
  await logIn()
  await userEvent.click(page.getByRole('link', { name: 'Elsewhere' }))
  const other = page.getByRole('heading', { name: 'Another page' })
  // A click alone has not left yet.
  await expect.element(other).toBeVisible()
  await server.answerTo('/login', signedIn)
  await expect.poll(readToken).toBe('first')
  // It is over, and so is whatever leads on from it.
  await expect.poll(() => localStorage.getItem('conversation')).toBeNull()
  await letPass(() => undefined)
  await expect.element(other).toBeVisible()
})

const reload = async () => {
  await opened.unmount()
  await open()
}

it('keeps what is typed and not sent over a reload', async () => {
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('maya@students.ex')
  await reload()
  await expect.element(email).toHaveValue('maya@students.ex')
})
