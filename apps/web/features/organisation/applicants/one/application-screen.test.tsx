import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../../organiser/current-organisation.ts'
import { anOrganisation } from '../../organiser/profile/testing/an-organisation.ts'
import { ApplicationScreen } from './application-screen.tsx'

const anApplication = (name: string) => ({
  applicationId: name,
  name,
  number: 'A-1',
  facts: [],
  tags: [],
  assignedTo: null,
  standing: 'in_review',
  submittedAt: '2027-02-01T12:00:00Z',
  openedAt: '2027-02-02T12:00:00Z',
  scholarship: { id: 'hartwell', title: 'Hartwell Award' },
  sender: null,
  answers: [],
  stages: [],
  notes: [],
  messages: [],
  previousId: null,
  nextId: null,
})

function Reading() {
  const [name, setName] = useState('Ada')
  return (
    <>
      {['Ada', 'Ben'].map((each) => (
        <button key={each} type="button" onClick={() => setName(each)}>
          Read {each}
        </button>
      ))}
      <ApplicationScreen scholarshipId="hartwell" applicationId={name} />
    </>
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
          <Reading />
        </CurrentOrganisation>
      </ServerState>
    </MemoryRouter>,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const read = (name: string) => userEvent.click(page.getByRole('button', { name: `Read ${name}` }))
const isShown = (name: string) =>
  expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()

it('says of no application what was done with the one before it', async () => {
  await server.answerTo('/Ada?', anApplication('Ada'))
  await isShown('Ada')
  await read('Ben')
  await server.answerTo('/Ben?', anApplication('Ben'))
  await isShown('Ben')
  await read('Ada')
  await isShown('Ada')

  await userEvent.click(page.getByRole('button', { name: 'Change' }))
  await page.getByLabelText('Add a tag').fill('First pick')
  await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }))
  await server.answerTo('/moves', { moveId: 'one', changed: 1 })
  const news = page.getByText('1 application tagged “First pick”.')
  await expect.element(news).toBeVisible()
  await read('Ben')
  await isShown('Ben')
  await expect.element(news).not.toBeInTheDocument()
})

it('begins at the name of each application, though the path stays', async () => {
  await server.answerTo('/Ada?', anApplication('Ada'))
  await isShown('Ada')
  await read('Ben')
  await server.answerTo('/Ben?', anApplication('Ben'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ben' })).toHaveFocus()
  await read('Ada')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada' })).toHaveFocus()
})
