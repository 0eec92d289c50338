import { afterEach, beforeEach, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { forgetEverything } from '../../../testing/sign-in.ts'
import { ConsentNotice } from './consent-notice.tsx'

beforeEach(async () => {
  await render(
    <MemoryRouter>
      <main id="main" tabIndex={-1}>
        <label>
          Name <input />
        </label>
      </main>
      <ConsentNotice />
    </MemoryRouter>,
  )
})
afterEach(forgetEverything)

const field = page.getByRole('textbox', { name: 'Name' })

it('gives the focus back to what had it before', async () => {
  await userEvent.click(field)
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'What is measured' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
})

it('leads into the page when what had it is gone', async () => {
  await userEvent.click(field)
  await userEvent.tab()
  ;(field.element() as HTMLElement).hidden = true
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})
