import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../current-organisation.ts'
import { anOrganisation } from '../profile/testing/an-organisation.ts'
import { KeyDialog } from './key-dialog.tsx'

beforeEach(() => {
  signIn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('keeps what is shown once until somebody says that they have it', async () => {
  const server = aServer()
  const onClose = vi.fn()
  await render(
    <ServerState>
      <CurrentOrganisation value={anOrganisation()}>
        <KeyDialog onClose={onClose} />
      </CurrentOrganisation>
    </ServerState>,
  )
  await page.getByLabelText('What will use it?').fill('Our database')
  await page.getByRole('button', { name: 'Make the key' }).click()
  await server.answer({ id: 'k', key: 'laurel_1234', name: 'Our database', scopes: [] })
  await expect.element(page.getByLabelText('Key', { exact: true })).toHaveValue('laurel_1234')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'I have it' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
