import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../api/query-client.tsx'
import { aServer } from '../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../testing/sign-in.ts'
import MatchesPage from './matches.tsx'

const STATS = { yourRecommendation: 40, eligible: 30, possible: 10, unread: 0 }

let server: ReturnType<typeof aServer>
beforeEach(() => {
  signIn()
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

function ToNothing() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('?search=nothing')}>
      Search for nothing
    </button>
  )
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ServerState>
        <MatchesPage />
        <ToNothing />
      </ServerState>
    </MemoryRouter>,
  )
const pastEnd = page.getByText('This page has no scholarships any more.')
/** All counts, which are asked for apart; what is still asked for comes to nothing. */
async function answerCounts(count: number) {
  const counts = () => server.requests.filter(({ url }) => url.includes('/count?'))
  await expect.poll(counts).toHaveLength(4)
  for (const { url } of counts()) await server.answerTo(url, url.includes('unread') ? 0 : count)
}

it('says of a page behind the last one that it is, before all are counted', async () => {
  await open('/?page=3')
  await server.answerTo('/stats', STATS)
  await server.answerTo('offset=30', { scholarshiplists: [] })
  await expect.element(pastEnd).toBeVisible()
})

it('says that a search finds nothing, while the counts are those from before it', async () => {
  await open('/')
  await server.answerTo('/stats', STATS)
  await answerCounts(40)
  await expect.element(page.getByText('40', { exact: true }).first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Search for nothing' }))
  await server.answerTo('search=nothing&', { scholarshiplists: [] })
  await expect.element(page.getByText('Nothing found for “nothing”')).toBeVisible()
})
