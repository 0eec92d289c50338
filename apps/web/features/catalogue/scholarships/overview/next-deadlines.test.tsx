import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import type { Upcoming } from '@laurel/contract/words/upcoming'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { NextDeadlines } from './next-deadlines.tsx'

const closingIn = (days: number): Upcoming => ({
  scholarship: {
    id: 'one',
    title: 'First Award',
    requirements: [],
    amounts: [500],
    award: null,
    deadline: { type: 'fixed', date: '2027-03-01', timeZone: 'America/New_York' },
    isOpen: true,
    delivery: 'laurel',
    user: { firstName: 'Harbour' },
  } as unknown as ListedScholarship,
  date: '2027-03-01',
  days,
  kind: 'saved',
})

const line = page.getByRole('img', { name: /^Next deadline is/ })

it.each([
  [60, 1],
  [61, 0],
])('draws what closes in %d days on %d line', async (days, lines) => {
  // A phone has the list alone.
  await page.viewport(1280, 900)
  await render(
    <MemoryRouter>
      <NextDeadlines items={[closingIn(days)]} now={new Date('2026-12-30T12:00:00Z')} />
    </MemoryRouter>,
  )
  await expect.element(page.getByText('First Award').first()).toBeVisible()
  expect(line.elements()).toHaveLength(lines)
})
