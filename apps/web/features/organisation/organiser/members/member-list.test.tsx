import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../current-organisation.ts'
import { anOrganisation } from '../profile/testing/an-organisation.ts'
import { MemberList } from './member-list.tsx'

const NOOR = {
  userId: 'noor',
  name: 'Noor Haddad',
  email: 'noor@hartwell.example',
  role: 'viewer',
  isYou: false,
  joinedAt: '2026-11-01T12:00:00Z',
} as const

beforeEach(() => {
  signIn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('changes a role by its button, and nothing by an arrow key alone', async () => {
  const server = aServer()
  await render(
    <ServerState>
      <CurrentOrganisation value={anOrganisation()}>
        <MemberList members={[NOOR]} />
      </CurrentOrganisation>
    </ServerState>,
  )
  const role = page.getByLabelText('Role of Noor Haddad')
  const change = page.getByRole('button', { name: 'Change the role of Noor Haddad' })
  await expect.element(role).toHaveValue('viewer')
  expect(change.query()).toBeNull()
  await userEvent.selectOptions(role, 'manager')
  expect(server.requests).toEqual([])
  await change.click()
  expect(server.requests).toHaveLength(1)
})
