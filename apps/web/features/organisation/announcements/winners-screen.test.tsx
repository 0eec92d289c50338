import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../organiser/current-organisation.ts'
import { anOrganisation } from '../organiser/profile/testing/an-organisation.ts'
import { aRound } from './testing/a-round.ts'
import { useWinners } from './use-winners.ts'
import { WinnersScreen } from './winners-screen.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const COUNTS = { won: 2, alternate: 0, finalist: 0, not_selected: 0 }

function Screen() {
  const { data } = useWinners(ID, '2027')
  return data && <WinnersScreen scholarshipId={ID} winners={data} />
}

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  await page.viewport(1280, 900)
  signIn()
  server = aServer()
  await render(
    <MemoryRouter>
      <ServerState>
        <CurrentOrganisation value={anOrganisation()}>
          <Screen />
        </CurrentOrganisation>
      </ServerState>
    </MemoryRouter>,
  )
  await server.answerTo('/winners', aRound(['Ada', 'Ben'], 'one'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const dialog = page.getByRole('dialog')

it('goes on at the heading once everybody is told', async () => {
  await press('Tell 2 students')
  await userEvent.click(dialog.getByRole('button', { name: 'Tell 2 students' }))
  const told = { announcedAt: '2027-03-03T12:00:00Z', told: 2, waiting: 0, failed: 0 }
  await server.answerTo('/announcement', { ...told, counts: COUNTS, words: {} })
  const { announcedAt } = told
  await server.answerTo('/winners', {
    ...aRound(['Ada', 'Ben'], 'one'),
    state: 'announced',
    announcedAt,
  })
  await expect.element(page.getByText('All 2 students were told.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('keeps the focus on the button that leads to the first and the last mail', async () => {
  await press('Read the email: Winners')
  const mails = ['Ada', 'Ben'].map((name) => ({
    applicationId: name,
    recipient: `${name}@example.org`,
    subject: `${name}, you won`,
    bodyText: 'The Hartwell Award is yours.',
  }))
  await server.answerTo('/preview', { version: 'one', counts: COUNTS, mails })
  const shows = (name: string) => expect.element(dialog.getByText(`${name}, you won`)).toBeVisible()
  await shows('Ada')
  for (const [name, shown] of [
    ['Next', 'Ben'],
    ['Previous', 'Ada'],
  ] as const) {
    const button = dialog.getByRole('button', { name })
    await userEvent.click(button)
    await shows(shown)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await shows(shown)
  }
})
