import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../organiser/current-organisation.ts'
import { anOrganisation } from '../organiser/profile/testing/an-organisation.ts'
import { ApplicantList } from './applicant-list.tsx'

const LIST = '/applicants?'
const anApplicant = (name: string) => ({
  applicationId: name,
  number: `LA-${name}`,
  name,
  facts: [],
  submittedAt: '2026-11-20T12:00:00Z',
  standing: 'new',
  answered: 0,
  asked: 0,
  tags: [],
  assignedTo: null,
  openedAt: null,
})
const found = (total: number, ...names: string[]) => ({
  title: 'Hartwell Award',
  cycle: '2026',
  closesAt: null,
  lastDay: null,
  isCalledOff: false,
  counts: { new: 60, in_review: 40, shortlist: 0, finalist: 0, decided: 0, withdrawn: 0 },
  total,
  applicants: names.map(anApplicant),
})

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
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
          <ApplicantList scholarshipId="hartwell" />
          <Back />
        </CurrentOrganisation>
      </ServerState>
    </MemoryRouter>,
  )
  await server.answerTo(LIST, found(100, 'Ana', 'Ben'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const box = (name: string) => page.getByRole('checkbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const openNew = () => page.getByRole('link', { name: /^New/ }).click()
const choosePage = () => box('Choose all on this page').click()

it('offers nothing to choose of another filter until its own list is there', async () => {
  await choosePage()
  await expect.element(button('Choose all 100')).toBeVisible()
  await openNew()
  await expect.element(box('Choose all on this page')).toBeDisabled()
  await expect.element(box('Choose Ana')).toBeDisabled()
  await expect.element(button('Export')).toBeDisabled()
  expect(page.getByRole('status').getByText('100 applicants').query()).toBeNull()
  expect(button('Choose all 100').query()).toBeNull()
  await server.answerTo(LIST, found(60, 'Ana', 'Cleo'))
  await expect.element(page.getByRole('status').getByText('60 applicants')).toBeVisible()
  await choosePage()
  await button('Choose all 60').click()
  await expect.element(box('60 chosen')).toBeChecked()
})

it('reads out how many are chosen', async () => {
  const said = page.getByRole('status').filter({ hasText: /chosen/ })
  await expect.element(said).not.toBeInTheDocument()
  await box('Choose Ana').click()
  await expect.element(said).toHaveTextContent('1 chosen')
  await box('Choose Ben').click()
  await expect.element(said).toHaveTextContent('2 chosen')
  await button('Clear').click()
  await expect.element(said).not.toBeInTheDocument()
})

it('chooses nothing of a filter that the browser goes back to', async () => {
  await openNew()
  await server.answerTo(LIST, found(60, 'Ana', 'Cleo'))
  await expect.element(box('Choose Cleo')).toBeEnabled()
  await choosePage()
  await button('Choose all 60').click()
  await button('Back').click()
  await expect.element(box('Choose Ben')).not.toBeChecked()
  expect(button('Clear').query()).toBeNull()
})

it('says as many as the filter finds now', async () => {
  await choosePage()
  await button('Choose all 100').click()
  await page.getByRole('link', { name: 'Sent' }).click()
  await server.answerTo(LIST, found(101, 'Dia', 'Ana'))
  await expect.element(box('101 chosen')).toBeChecked()
})

it('numbers the pages of the list that is asked for, never of the one before', async () => {
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  await expect.element(pages).toBeVisible()
  await openNew()
  await expect.element(pages).not.toBeInTheDocument()
  await server.answerTo(LIST, found(60, 'Cem'))
  await expect.element(pages.getByText('1–25 of 60')).toBeVisible()
})
