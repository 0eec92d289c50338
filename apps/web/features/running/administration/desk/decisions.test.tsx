import { useQuery, useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { useDecisions } from './use-decisions.ts'
import { deskListing } from './use-desk.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const listing = (state: string) =>
  ({ id: ID, clauses: [{ id: 'bees', state, criteria: '{}', readCriteria: '{}' }] }) as unknown

/** A listing with one clause, what may be done with it, and a look at it again. */
function Desk() {
  const client = useQueryClient()
  const { data } = useQuery(deskListing(ID))
  const { decide, undo } = useDecisions()
  const [clause] = data?.clauses ?? []
  if (!clause) return null
  const decision = {
    id: 'one',
    listingId: ID,
    clauseId: clause.id,
    verdict: 'accept' as const,
    isEverywhere: false,
  }
  return (
    <>
      <output>It is {clause.state}</output>
      <button type="button" onClick={() => decide(decision, clause)}>
        Accept
      </button>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <button type="button" onClick={() => void client.refetchQueries(deskListing(ID))}>
        Look again
      </button>
    </>
  )
}

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <ServerState>
      <Desk />
    </ServerState>,
  )
  await server.answer(listing('open'))
  await expect.element(page.getByText('It is open')).toBeVisible()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const readings = () => server.requests.filter(({ url }) => url.endsWith(ID))

it('keeps a decision over what was read while it was on its way', async () => {
  await press('Accept')
  await expect.element(page.getByText('It is confirmed')).toBeVisible()
  await press('Look again')
  await server.answerTo(ID, listing('open'))
  await expect.element(page.getByText('It is open')).toBeVisible()
  await server.answerTo('/decisions', { listings: 1 })
  await expect.element(page.getByText('It is confirmed')).toBeVisible()
})

it('gives up what was being read before a decision', async () => {
  await press('Look again')
  await expect.poll(readings).toHaveLength(2)
  await press('Accept')
  await expect.element(page.getByText('It is confirmed')).toBeVisible()
  expect(readings()[1]?.request?.signal?.aborted).toBe(true)
})
