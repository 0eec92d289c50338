import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { letPass } from '../../../../testing/let-pass.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../current-organisation.ts'
import { anOrganisation } from '../profile/testing/an-organisation.ts'
import { Household } from './household.tsx'

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <ServerState>
      <CurrentOrganisation value={anOrganisation()}>
        <Household />
      </CurrentOrganisation>
    </ServerState>,
  )
  await letPass(() => server.answer({ emails: ['ada@home.example', 'ben@home.example'] }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const remove = (email: string) =>
  userEvent.click(page.getByRole('button', { name: `Remove ${email}` }))
const declared = () =>
  server.requests
    .filter(({ request }) => request?.method === 'PUT')
    .map(({ request }) => (JSON.parse(request?.body as string) as { emails: string[] }).emails)

it('removes two at once, though the first is on its way', async () => {
  await remove('ada@home.example')
  await remove('ben@home.example')
  await letPass(() => server.answer({ emails: ['ben@home.example'] }))
  await expect.poll(declared).toEqual([['ben@home.example'], []])
  await letPass(() => server.answer({ emails: [] }))
  await expect.element(page.getByRole('list', { name: 'Your household' })).not.toBeInTheDocument()
})

it('leaves an address that is typed while the one before it is added', async () => {
  const field = page.getByRole('textbox', { name: 'Email of somebody who lives with you' })
  await field.fill('cai@home.example')
  await userEvent.click(page.getByRole('button', { name: 'Add' }))
  await field.fill('dee@home.example')
  await letPass(() => server.answer({ emails: ['cai@home.example'] }))
  await expect.element(page.getByText('cai@home.example')).toBeVisible()
  await expect.element(field).toHaveValue('dee@home.example')
})
