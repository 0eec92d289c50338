import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { aServer } from '../../../testing/a-server.ts'
import { letPass } from '../../../testing/let-pass.ts'
import { forgetEverything } from '../../../testing/sign-in.ts'
import { SignUpForm } from './sign-up-form.tsx'

const open = (isForParent = false) =>
  render(
    <MemoryRouter>
      <SignUpForm isForParent={isForParent} onSend={() => undefined} />
    </MemoryRouter>,
  )

let server: ReturnType<typeof aServer>
beforeEach(() => {
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByRole('textbox', { name: 'Password', exact: true })
const exists = 'This address has an account already. Log in instead.'

/** Types an address and goes on to the next field, which asks whether it is known. */
async function give(address: string, asked: number) {
  await email.fill(address)
  await userEvent.click(password)
  await expect.poll(() => server.requests).toHaveLength(asked)
}

it('says that an address has an account, of that address alone', async () => {
  await open()
  await give('maya@students.example', 1)
  await give('new@students.example', 2)
  await letPass(() => server.answer(true))
  await letPass(() => server.answer(false))
  await expect.element(email).not.toHaveAccessibleDescription(exists)

  await email.fill('maya@students.example')
  await expect.element(email).toHaveAccessibleDescription(exists)
})

it.each([
  [true, 'A parent, filling it in for a student'],
  [false, 'A student'],
])('asks who signs up, a parent being invited: %s', async (isInvited, answer) => {
  await open(isInvited)
  await expect.element(page.getByRole('radio', { name: answer, exact: true })).toBeChecked()
})
