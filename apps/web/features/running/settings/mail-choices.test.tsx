import type { MailChoices } from '@laurel/contract/privacy'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { useMailChange, useMailChoices } from './use-mail-choices.ts'

const ALL: MailChoices = { deadlineReminders: true, preparedDrafts: true, suggestions: true }

/** What was ever shown, in turn. */
let seen: string[]
function Choices() {
  const { data } = useMailChoices()
  const change = useMailChange()
  const words = data ? `reminders ${data.deadlineReminders}, drafts ${data.preparedDrafts}` : ''
  if (words !== '' && seen.at(-1) !== words) seen.push(words)
  return (
    <>
      <output>{words}</output>
      <output>{change.isPending ? 'Saving' : 'Saved'}</output>
      <button type="button" onClick={() => change.mutate({ deadlineReminders: false })}>
        No reminders
      </button>
      <button type="button" onClick={() => change.mutate({ preparedDrafts: false })}>
        No drafts
      </button>
    </>
  )
}

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  seen = []
  signIn()
  server = aServer()
  await render(
    <ServerState>
      <Choices />
    </ServerState>,
  )
  await server.answer(ALL)
  await expect.element(page.getByText('reminders true, drafts true')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'No reminders' }))
  await userEvent.click(page.getByRole('button', { name: 'No drafts' }))
  await expect.element(page.getByText('reminders false, drafts false')).toBeVisible()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('takes back no second choice when the first one is saved', async () => {
  await server.answer({ ...ALL, deadlineReminders: false })
  await server.answer({ ...ALL, deadlineReminders: false, preparedDrafts: false })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(seen).toEqual([
    'reminders true, drafts true',
    'reminders false, drafts true',
    'reminders false, drafts false',
  ])
})

it('takes back the one that could not be saved, and no other', async () => {
  await server.refuse(500, 'INTERNAL')
  await server.answer({ ...ALL, preparedDrafts: false })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(seen.slice(2)).toEqual(['reminders false, drafts false', 'reminders true, drafts false'])
})
