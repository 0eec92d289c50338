import type { ListedScholarship, Reason } from '@laurel/contract/scholarship-shapes'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { MatchReasons } from './match-reasons.tsx'

afterEach(forgetEverything)

const reasons: Reason[] = [
  { code: 'gte', fact: 'gpa', asked: [3.5], given: [3.1], result: 'notMet', soft: false },
  { code: 'UNREAD', asked: ['You love the sea.'], result: 'unknown', soft: false },
]
const scholarship = {
  id: 'harbour',
  isOpen: true,
  deadline: { type: 'rolling', date: null, timeZone: 'America/New_York' },
  user: { firstName: 'Harbour Trust' },
  match: { verdict: 'eligible', known: 'stated', reasons, unknown: [] },
} as unknown as ListedScholarship

const lines = page.getByRole('listitem')
const open = () => render(<MatchReasons scholarship={scholarship} variant="card" />)

it('speaks to the student', async () => {
  signIn({ applicantType: 'STUDENT' })
  await open()
  await expect.element(page.getByText('You’re eligible')).toBeVisible()
  await expect.element(lines.nth(1)).toHaveTextContent('Not met: Needs a GPA of 3.5, yours is 3.1')
})

it('says on a card why somebody may not enter it, and no rules', async () => {
  signIn({ applicantType: 'STUDENT' })
  await render(
    <MatchReasons scholarship={{ ...scholarship, conflict: 'STAFF_IN_DRAW' }} variant="card" />,
  )
  await expect.element(page.getByText('A draw, closed to staff')).toBeVisible()
  await expect
    .element(page.getByText('People who run this site cannot enter a random draw.'))
    .toBeVisible()
  expect(lines.elements()).toHaveLength(0)
})

it('speaks to a parent of the student, and leaves what it quotes', async () => {
  signIn({ applicantType: 'PARENT' })
  await open()
  await expect.element(page.getByText('The student is eligible')).toBeVisible()
  await expect
    .element(lines.nth(1))
    .toHaveTextContent('Not met: Needs a GPA of 3.5, the student’s is 3.1')
  await expect
    .element(lines.first())
    .toHaveTextContent('Not answered yet: In the sponsor’s words: “You love the sea.”')
})
