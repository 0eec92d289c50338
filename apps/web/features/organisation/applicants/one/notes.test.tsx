import type { SentApplication } from '@laurel/contract/applicant-shapes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../../organiser/current-organisation.ts'
import { anOrganisation } from '../../organiser/profile/testing/an-organisation.ts'
import { Notes } from './notes.tsx'

const application = { applicationId: 'one', notes: [] } as unknown as SentApplication

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <ServerState>
      <CurrentOrganisation value={anOrganisation()}>
        <Notes application={application} scholarshipId="two" />
      </CurrentOrganisation>
    </ServerState>,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const field = page.getByRole('textbox', { name: 'Add a note' })
const button = page.getByRole('button', { name: 'Add note' })
async function isKept() {
  await server.answer({})
  await expect.element(button).not.toHaveAttribute('aria-busy')
}

it('empties the field once what stood there is kept', async () => {
  await field.fill('Ask the school.')
  await userEvent.click(button)
  await isKept()
  await expect.element(field).toHaveValue('')
})

it('leaves what was typed while the note before it was kept', async () => {
  await field.fill('Ask the school.')
  await userEvent.click(button)
  await field.fill('Ask the school. And her coach.')
  await isKept()
  await expect.element(field).toHaveValue('Ask the school. And her coach.')
})
