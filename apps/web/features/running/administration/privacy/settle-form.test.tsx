import type { QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { SettleForm } from './settle-form.tsx'

const request = {
  id: 'one',
  kind: 'access',
  status: 'proved',
  email: 'maya@students.example',
  reference: 'P-1',
  canExtend: true,
  hasAccount: true,
} as unknown as QueuedPrivacyRequest

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <ServerState>
      <SettleForm request={request} />
    </ServerState>,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const words = page.getByRole('textbox', { name: 'What you tell the person' })
async function press(name: string) {
  const button = page.getByRole('button', { name })
  await userEvent.click(button)
  return async () => {
    await server.answer({})
    await expect.element(button).not.toHaveAttribute('aria-busy')
  }
}

it('keeps what is written while a request is taken up, which tells the person nothing', async () => {
  const isDone = await press('Take it up')
  await words.fill('Here is what we hold.')
  await isDone()
  await expect.element(words).toHaveValue('Here is what we hold.')
})

it('empties the field once its words were sent', async () => {
  await words.fill('We need to ask our provider.')
  const isDone = await press('Take more time')
  await isDone()
  await expect.element(words).toHaveValue('')
})
