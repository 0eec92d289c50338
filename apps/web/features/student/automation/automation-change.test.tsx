import type { Automation } from '@laurel/contract/automation'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { useAutomation, useAutomationChange } from './use-automation.ts'

const ON: Automation = {
  reappliesToRecurring: true,
  appliesToNewMatches: true,
  dailyLimit: 3,
  remindsOfDeadlines: true,
  minutesPerDay: 60,
}

/** What was ever shown, in turn. */
let seen: string[]
function Switches() {
  const { data } = useAutomation()
  const change = useAutomationChange()
  const words = data && `${data.reappliesToRecurring} ${data.appliesToNewMatches}`
  if (words !== undefined && seen.at(-1) !== words) seen.push(words)
  return (
    <>
      <button type="button" onClick={() => change.mutate({ reappliesToRecurring: false })}>
        Not again
      </button>
      <button type="button" onClick={() => change.mutate({ appliesToNewMatches: false })}>
        Not to new ones
      </button>
      <output>{change.isPending ? 'Saving' : words}</output>
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
      <Switches />
    </ServerState>,
  )
  await server.answer(ON)
  await expect.element(page.getByText('true true')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Not again' }))
  await userEvent.click(page.getByRole('button', { name: 'Not to new ones' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('takes back no second switch when the first one is saved', async () => {
  await server.answer({ ...ON, reappliesToRecurring: false })
  await server.answer({ ...ON, reappliesToRecurring: false, appliesToNewMatches: false })
  await expect.element(page.getByText('false false')).toBeVisible()
  expect(seen).toEqual(['true true', 'false true', 'false false'])
})

it('takes back the one that could not be saved, and no other', async () => {
  await server.refuse(500, 'INTERNAL')
  await server.answer({ ...ON, appliesToNewMatches: false })
  await expect.element(page.getByText('true false')).toBeVisible()
  expect(seen).toEqual(['true true', 'false true', 'false false', 'true false'])
})
