import { useQueryClient } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { keys } from '../../../api/keys.ts'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../organiser/current-organisation.ts'
import { anOrganisation } from '../organiser/profile/testing/an-organisation.ts'
import { ApplicantsScreen } from './applicants-screen.tsx'

const OWN = `/organisations/${anOrganisation().id}/applicants`
const NONE = { new: 0, in_review: 0, shortlist: 0, finalist: 0, decided: 0, withdrawn: 0 }
const receiving = (ofHartwell: number, orchard = 'Orchard Prize') => [
  { scholarshipId: 'hartwell', title: 'Hartwell Award', counts: { ...NONE, new: ofHartwell } },
  { scholarshipId: 'orchard', title: orchard, counts: { ...NONE, new: 1 } },
]

function LookAgain() {
  const client = useQueryClient()
  const look = () => void client.invalidateQueries({ queryKey: keys.organisations })
  return (
    <button type="button" onClick={look}>
      Look again
    </button>
  )
}

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <MemoryRouter>
      <ServerState>
        <CurrentOrganisation value={anOrganisation()}>
          <ApplicantsScreen scholarshipId={undefined} />
          <LookAgain />
        </CurrentOrganisation>
      </ServerState>
    </MemoryRouter>,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('stays with the scholarship it began with when more is to read of another', async () => {
  const chosen = page.getByRole('combobox', { name: 'Scholarship' })
  await server.answerTo(OWN, receiving(2))
  await expect.element(chosen).toHaveDisplayValue('Hartwell Award')
  await page.getByRole('button', { name: 'Look again' }).click()
  await server.answerTo(OWN, receiving(0, 'Orchard Prize of 2028'))
  await expect
    .element(page.getByRole('option', { name: 'Orchard Prize of 2028' }))
    .toBeInTheDocument()
  await expect.element(chosen).toHaveDisplayValue('Hartwell Award')
})
