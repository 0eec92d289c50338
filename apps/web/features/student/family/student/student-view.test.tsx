import { useQueryClient } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { keys } from '../../../../api/keys.ts'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { type StudentTab, StudentView } from './student-view.tsx'

const ID = '00000000-0000-4000-8000-000000000007'
const STUDENT = `/family/students/${ID}`
const ana = {
  studentId: ID,
  firstName: 'Ana',
  lastName: 'Reyes',
  stats: {
    yourRecommendation: 0,
    eligible: 0,
    possible: 0,
    unread: 0,
    saved: 2,
    draft: 0,
    applied: 1,
  },
  applications: [],
  suggestions: [],
}

function Device() {
  const client = useQueryClient()
  const look = (queryKey: readonly unknown[]) => () =>
    void client.invalidateQueries({ queryKey, exact: true })
  const count = () => {
    const queries = client.getQueryCache().findAll({ queryKey: keys.followed(ID) })
    kept = queries.filter(({ state }) => state.data !== undefined).length
    isStored = queries.some(({ meta }) => meta?.['isKept'] === true)
  }
  return (
    <>
      <button type="button" onClick={look(keys.followed(ID))}>
        Look at the student
      </button>
      <button type="button" onClick={look(keys.followedMatches(ID, 1))}>
        Look at the matches
      </button>
      <button type="button" onClick={count}>
        Count
      </button>
    </>
  )
}
let kept: number | undefined
let isStored: boolean | undefined

let server: ReturnType<typeof aServer>
const open = async (tab: StudentTab) => {
  await render(
    <MemoryRouter>
      <ServerState>
        <StudentView studentId={ID} tab={tab} />
        <Device />
      </ServerState>
    </MemoryRouter>,
  )
}
beforeEach(() => {
  signIn()
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const press = (name: string) => page.getByRole('button', { name }).click()
const expectEnded = async () => {
  await expect.element(page.getByText('The link has ended')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to Family' }))
    .toHaveAttribute('href', '/auth/dashboard/family')
  expect(page.getByText('Ana').query()).toBeNull()
  await press('Count')
  expect({ kept, isStored }).toEqual({ kept: 0, isStored: false })
}

it.each([
  [404, 'NOT_FOUND'],
  [403, 'FORBIDDEN'],
])('shows nothing of a student once the server answers %s', async (status, code) => {
  await open('applications')
  await server.answerTo(STUDENT, ana)
  await expect.element(page.getByRole('heading', { name: 'Ana Reyes' })).toBeVisible()
  await press('Look at the student')
  await server.refuse(status, code)
  await expectEnded()
})

it('learns it from whatever part is read first', async () => {
  await open('matches')
  await server.answerTo(STUDENT, ana)
  await server.answerTo('/matches', { scholarshiplists: [] })
  await expect.element(page.getByText(/^No matches yet/)).toBeVisible()
  await press('Look at the matches')
  await server.refuse(404, 'NOT_FOUND')
  await expectEnded()
})

it('goes on showing what is known without a connection', async () => {
  await open('applications')
  await server.answerTo(STUDENT, ana)
  await press('Look at the student')
  await server.break(400)
  await expect.element(page.getByRole('heading', { name: 'Ana Reyes' })).toBeVisible()
})

it('calls no link ended that was never there', async () => {
  await open('applications')
  await server.refuse(404, 'NOT_FOUND')
  await expect.element(page.getByText('You are not linked with this student.')).toBeVisible()
})
