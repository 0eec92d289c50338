import { type ComponentType, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../api/query-client.tsx'
import { ChooseScholarship } from '../../features/organisation/announcements/choose-scholarship.tsx'
import { ApplicantsScreen } from '../../features/organisation/applicants/applicants-screen.tsx'
import { CurrentOrganisation } from '../../features/organisation/organiser/current-organisation.ts'
import { OrganiserHome } from '../../features/organisation/organiser/home/organiser-home.tsx'
import { OrganisationRecord } from '../../features/organisation/organiser/record/record.tsx'
import { anOrganisation } from '../../features/organisation/organiser/profile/testing/an-organisation.ts'
import { aServer } from '../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../testing/sign-in.ts'

const Applicants = () => <ApplicantsScreen scholarshipId={undefined} />

/** A page that one leaves and comes back to. */
function Visited({ of: Page }: { of: ComponentType }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere && <Page />}
    </>
  )
}

let server: ReturnType<typeof aServer>
beforeEach(() => {
  signIn()
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const home = { vetting: 'unasked', hasScholarships: false, waiting: [] }

it.each([
  ['what waits', OrganiserHome, home, 'Your first scholarship'],
  ['the record', OrganisationRecord, { total: 0, events: [] }, 'Nothing yet'],
  ['what to decide', ChooseScholarship, { total: 0, scholarships: [] }, 'Nothing to decide yet'],
  ['who applied', Applicants, [], 'No scholarship takes applications yet'],
])('%s is read anew whenever it is looked at: something was done meanwhile', async (...given) => {
  const [_what, Page, answer, words] = given
  await render(
    <MemoryRouter>
      <ServerState>
        <CurrentOrganisation value={anOrganisation()}>
          <Visited of={Page} />
        </CurrentOrganisation>
      </ServerState>
    </MemoryRouter>,
  )
  await server.answer(answer)
  await expect.element(page.getByText(words)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Leave' }))
  await userEvent.click(page.getByRole('button', { name: 'Come back' }))
  await expect.poll(() => server.requests).toHaveLength(2)
})
