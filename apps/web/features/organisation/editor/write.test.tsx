import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../organiser/current-organisation.ts'
import { anOrganisation } from '../organiser/profile/testing/an-organisation.ts'
import { anEdited } from './testing/an-edited.ts'
import Write from './write.tsx'

const { listing, ...rest } = anEdited()
const award = {
  ...listing.award,
  kind: 'range' as const,
  amountUsd: 1000,
  maxUsd: 2000,
  count: 3,
  budgetUsd: 50_000,
}
const edited = {
  ...rest,
  listing: {
    ...listing,
    title: 'Hartwell Award',
    description: '<p>For nurses.</p>',
    award,
    deadline: { ...listing.deadline, date: '2099-05-01' },
    announceBy: '2099-06-01',
  },
}

let server: ReturnType<typeof aServer>
const open = () =>
  render(
    <MemoryRouter>
      <ServerState>
        <CurrentOrganisation value={anOrganisation()}>
          <Write edited={edited} isInPlace={false} />
        </CurrentOrganisation>
      </ServerState>
    </MemoryRouter>,
  )
beforeEach(async () => {
  await page.viewport(1280, 900)
  signIn()
  server = aServer()
  await open()
})
afterEach(async () => {
  // What is not saved asks before a page is left.
  await cleanup()
  vi.unstubAllGlobals()
  forgetEverything()
})

const field = (name: string) => page.getByRole('textbox', { name })
/** The awards that were sent to be kept. */
const saved = () =>
  server.requests.flatMap(({ request }) => {
    const sent: unknown = JSON.parse(typeof request?.body === 'string' ? request.body : '{}')
    const { listing: kept } = sent as { listing?: typeof listing }
    return kept ? [kept.award] : []
  })
const asksToPublish = () => server.requests.some(({ url }) => url.endsWith('/publish'))

it.each([
  [
    'At least, in dollars',
    'one thousand',
    'Please enter the amount for each winner as a number above 0, such as 2,500.',
  ],
  [
    'At most, in dollars',
    '2o00',
    'Please enter the most that a winner receives as a number above 0, such as 2,500.',
  ],
  [
    'How many awards',
    '-3',
    'Please enter how many awards there are as a number above 0, such as 3.',
  ],
  [
    'Budget for all, in dollars (optional)',
    '12 thousand',
    'Please enter the budget as a number above 0, such as 2,500, or nothing.',
  ],
])('keeps what was typed as “%s” and publishes nothing before', async (name, typed, problem) => {
  await userEvent.fill(field(name), typed)
  await userEvent.click(page.getByRole('button', { name: 'Publish', exact: true }))
  await expect.element(field(name)).toHaveValue(typed)
  await expect
    .element(field(name))
    .toHaveAccessibleDescription(expect.stringContaining('Please enter a number above 0, such as'))
  await expect.element(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Error: Scholarship/)
  await expect.element(page.getByRole('link', { name: problem }).first()).toBeVisible()
  await expect.element(page.getByText(/^Saved .*, except numbers we can’t read$/)).toBeVisible()
  await cleanup()
  await open()
  await expect.element(field(name)).toHaveValue(typed)
  await expect.element(field(name)).toBeInvalid()
  expect(saved()).toEqual([])
  expect(asksToPublish()).toBe(false)
})

it('puts back what was there where only the beginning can be read', async () => {
  const budget = field('Budget for all, in dollars (optional)')
  await userEvent.fill(budget, '12')
  await userEvent.fill(budget, '12 thousand')
  await userEvent.tab()
  await expect.poll(saved).toEqual([award])
})

it('saves and publishes once it is put right', async () => {
  const budget = field('Budget for all, in dollars (optional)')
  await userEvent.fill(budget, '60,0o0')
  await userEvent.tab()
  await expect.element(budget).toBeInvalid()
  await userEvent.fill(budget, '60,000')
  await expect.element(budget).not.toBeInvalid()
  await userEvent.click(page.getByRole('button', { name: 'Publish', exact: true }))
  await server.answerTo(`/scholarships/${edited.id}`, {
    version: 2,
    savedAt: '2026-11-23T12:00:00Z',
  })
  await expect.poll(asksToPublish).toBe(true)
  expect(saved()).toEqual([{ ...award, budgetUsd: 60_000 }])
})
