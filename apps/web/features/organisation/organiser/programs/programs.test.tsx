import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { Toasts } from '../../../../ui/toasts/toasts.tsx'
import { CurrentOrganisation } from '../current-organisation.ts'
import { anOrganisation } from '../profile/testing/an-organisation.ts'
import { Programs } from './programs.tsx'

const KEY = {
  id: 'key',
  name: 'Our site',
  start: 'laurel_1',
  scopes: [],
  madeBy: 'Dorothy',
  createdAt: '2027-02-01T12:00:00Z',
  lastUsedAt: null,
  revokedAt: null,
}
const WEBHOOK = {
  id: 'hook',
  url: 'https://hartwell.example.org/hook',
  events: [],
  createdAt: '2027-02-01T12:00:00Z',
  switchedOffAt: null,
  latest: null,
}

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <MemoryRouter>
      <ServerState>
        <CurrentOrganisation value={anOrganisation()}>
          <Programs />
          <Toasts />
        </CurrentOrganisation>
      </ServerState>
    </MemoryRouter>,
  )
  await server.answerTo('/keys', [KEY])
  await server.answerTo('/webhooks', [WEBHOOK])
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const says = (role: 'status' | 'alert', words: string) =>
  expect.element(page.getByRole(role).filter({ hasText: words })).toBeVisible()

it('says that a key was revoked, and goes on at the keys', async () => {
  await press('Revoke Our site')
  await press('Revoke the key')
  const revoked = { ...KEY, revokedAt: '2027-02-02T12:00:00Z' }
  await server.answerTo('/keys/key', revoked)
  await server.answerTo('/keys', [revoked])
  await server.answerTo('/webhooks', [WEBHOOK])
  await says('status', 'Key revoked')
  await expect.element(page.getByRole('heading', { name: 'Keys', exact: true })).toHaveFocus()
})

it('says that a webhook was deleted, and goes on at the webhooks', async () => {
  await press(`Delete ${WEBHOOK.url}`)
  await press('Delete the webhook')
  await server.answerTo('/webhooks/hook', null)
  await server.answerTo('/keys', [KEY])
  await server.answerTo('/webhooks', [])
  await says('status', 'Webhook deleted')
  await expect.element(page.getByText('No webhooks yet.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Webhooks' })).toHaveFocus()
})

it('says that a test is on its way, or why not', async () => {
  await press(`Send a test to ${WEBHOOK.url}`)
  await server.refuse(429, 'TOO_MANY_REQUESTS')
  await server.answerTo('/keys', [KEY])
  await server.answerTo('/webhooks', [WEBHOOK])
  await says('alert', 'The test was not sent')
  await press(`Send a test to ${WEBHOOK.url}`)
  await server.answerTo('/webhooks/hook/test', null)
  await server.answerTo('/keys', [KEY])
  await server.answerTo('/webhooks', [WEBHOOK])
  await says('status', 'Test on its way')
})
