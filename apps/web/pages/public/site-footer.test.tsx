import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { forgetEverything, signIn } from '../../testing/sign-in.ts'
import { SiteFooter } from './site-footer.tsx'

afterEach(forgetEverything)

const show = () =>
  render(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  )
const link = (name: string) => page.getByRole('link', { name, exact: true })

it('offers visitors to sign up and to log in', async () => {
  await show()
  await expect.element(link('Sign Up')).toBeVisible()
  await expect.element(link('Login')).toBeVisible()
})

it('offers neither to somebody who is signed in', async () => {
  signIn()
  await show()
  await expect.element(link('Terms')).toBeVisible()
  await expect.element(link('Sign Up')).not.toBeInTheDocument()
  await expect.element(link('Login')).not.toBeInTheDocument()
})
