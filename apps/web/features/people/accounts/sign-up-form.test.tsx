import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { aServer } from '../../../testing/a-server.ts'
import { letPass } from '../../../testing/let-pass.ts'
import { forgetEverything } from '../../../testing/sign-in.ts'
import { SignUpForm } from './sign-up-form.tsx'

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  server = aServer()
  await render(
    <MemoryRouter>
      <SignUpForm onSend={() => undefined} />
    </MemoryRouter>,
  )
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
  await give('maya@students.example', 1)
  await give('new@students.example', 2)
  await letPass(() => server.answer(true))
  await letPass(() => server.answer(false))
  await expect.element(email).not.toHaveAccessibleDescription(exists)

  await email.fill('maya@students.example')
  await expect.element(email).toHaveAccessibleDescription(exists)
})
