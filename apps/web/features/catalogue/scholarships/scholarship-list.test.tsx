import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { letPass } from '../../../testing/let-pass.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useSaved } from '../listings/use-lists.ts'
import { ListHeading } from './list-heading.tsx'
import { listState } from './list-state.ts'
import { ScholarshipList } from './scholarship-list.tsx'

const SHOW_AFTER_MS = 150
const KEEP_FOR_MS = 300

function SavedList() {
  const saved = useSaved()
  return (
    <ScholarshipList
      list={listState(saved)}
      empty={<EmptyState>Save scholarships to find them here.</EmptyState>}
    />
  )
}

const open = () =>
  render(
    <MemoryRouter>
      <ServerState>
        <ListHeading>Saved scholarships</ListHeading>
        <SavedList />
      </ServerState>
    </MemoryRouter>,
  )

const skeleton = page.getByText('Loading scholarships')
const empty = page.getByRole('heading', { name: 'No Data' })
const pass = (ms: number) => letPass(() => vi.advanceTimersByTimeAsync(ms))
const NONE: ListedScholarship[] = []

let server: ReturnType<typeof aServer>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  signIn()
  server = aServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetEverything()
})

it('shows no skeleton for an answer that comes at once', async () => {
  await open()
  await pass(SHOW_AFTER_MS - 1)
  await expect.element(skeleton).not.toBeInTheDocument()
  await letPass(() => server.answer(NONE))
  await expect.element(empty).toBeVisible()
  await pass(KEEP_FOR_MS)
  await expect.element(skeleton).not.toBeInTheDocument()
})

it('shows a skeleton while it waits, and long enough to be seen', async () => {
  await open()
  await pass(SHOW_AFTER_MS)
  await expect.element(skeleton).toBeInTheDocument()
  await letPass(() => server.answer(NONE))
  await pass(KEEP_FOR_MS - 1)
  await expect.element(skeleton).toBeInTheDocument()
  await expect.element(empty).not.toBeInTheDocument()
  await pass(1)
  await expect.element(skeleton).not.toBeInTheDocument()
  await expect.element(empty).toBeVisible()
})

it('says when it could not be loaded, and Try again loads it and leads on to its heading', async () => {
  await open()
  await letPass(() => server.refuse(404, 'NOT_FOUND'))
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('We couldn’t load this list.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await pass(1)
  await expect.element(page.getByRole('heading', { name: 'Saved scholarships' })).toHaveFocus()
  await letPass(() => server.answer(NONE))
  await expect.element(empty).toBeVisible()
  expect(server.requests).toHaveLength(2)
})

it('asks a server that cannot be reached twice more before it says so', async () => {
  await open()
  for (const pauseMs of [1000, 2000]) {
    await letPass(() => server.drop())
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await pass(pauseMs)
  }
  await letPass(() => server.drop())
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(server.requests).toHaveLength(3)
})

it('takes a refusal for an answer and does not ask again', async () => {
  await open()
  await letPass(() => server.refuse(403, 'FORBIDDEN'))
  await pass(60_000)
  expect(server.requests).toHaveLength(1)
})
