import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { letPass } from '../../../testing/let-pass.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { useWinners } from './use-winners.ts'
import { Deciding } from './deciding.tsx'
import { aRound } from './testing/a-round.ts'

const ID = '00000000-0000-4000-8000-000000000001'

function Round() {
  const { data } = useWinners(ID, '2027')
  return data && <Deciding scholarshipId={ID} winners={data} mayAnnounce />
}

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  await page.viewport(1280, 900)
  signIn()
  server = aServer()
  await render(
    <MemoryRouter>
      <ServerState>
        <Round />
      </ServerState>
    </MemoryRouter>,
  )
  await server.answerTo('/winners', aRound(['Ada'], 'one'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const announcements = () =>
  server.requests
    .filter(({ request }) => request?.method === 'POST')
    .map(({ request }) => JSON.parse(request?.body as string) as { version: string })

it('tells nobody before the last decision is saved', async () => {
  await page.getByLabelText('Decision on Ben').selectOptions('Winner')
  await userEvent.click(page.getByRole('button', { name: 'Tell 2 students' }))
  const tell = page.getByRole('dialog').getByRole('button', { name: 'Tell 2 students' })
  await userEvent.click(tell)
  expect(announcements()).toEqual([])

  await letPass(() => server.answerTo('/winners', aRound(['Ada', 'Ben'], 'two')))
  await userEvent.click(tell)
  await expect.poll(announcements).toMatchObject([{ version: 'two' }])
})

it('reads the mails anew once the decision that they are about is saved', async () => {
  const previews = () => server.requests.filter(({ url }) => url.includes('/preview'))
  await page.getByLabelText('Decision on Ben').selectOptions('Alternate')
  await userEvent.click(page.getByRole('button', { name: 'Read the email: Alternates' }))
  await expect.poll(previews).toHaveLength(1)
  await server.answerTo('/preview', { counts: { alternate: 0 }, mails: [] })
  await server.answerTo('/winners', aRound(['Ada', 'Ben'], 'two'))
  await expect.poll(previews).toHaveLength(2)
})

it('names each winner with their award, and what is over budget, before it asks to tell them', async () => {
  await page.getByLabelText('Decision on Ben').selectOptions('Winner')
  const round = { ...aRound(['Ada', 'Ben'], 'two'), budget: 7500, awardCount: 3 }
  const candidates = round.candidates.map((each) =>
    each.name === 'Ben' && each.decision
      ? { ...each, decision: { ...each.decision, amount: 9000 } }
      : each,
  )
  await server.answerTo('/winners', { ...round, candidates })
  await userEvent.click(page.getByRole('button', { name: 'Tell 2 students' }))
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByRole('region', { name: 'Winners of Hartwell Award' }))
    .toMatchTextContent(/Ada\$500Ben\$9,000/)
  await expect
    .element(
      dialog.getByText(
        'The winners receive $9,500 together: $2,000 more than the $7,500 there is.',
      ),
    )
    .toBeVisible()
})
