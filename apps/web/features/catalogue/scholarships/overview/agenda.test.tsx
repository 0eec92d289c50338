import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import type { Upcoming } from '@laurel/contract/words/upcoming'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { paths } from '../../../../paths.ts'
import { Agenda } from './agenda.tsx'

const item = (id: string, title: string): Upcoming => ({
  scholarship: {
    id,
    title,
    requirements: [],
    amounts: [500],
    award: null,
    deadline: { type: 'fixed', date: '2027-03-01', timeZone: 'America/New_York' },
    isOpen: true,
    delivery: 'laurel',
    user: { firstName: 'Harbour' },
  } as unknown as ListedScholarship,
  date: '2027-03-01',
  days: 98,
  kind: 'saved',
})

function Here() {
  const { pathname, search } = useLocation()
  return <h1>{pathname + search}</h1>
}

const open = () =>
  render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={<Agenda items={[item('one', 'First Award'), item('two', 'Second Award')]} />}
        />
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  )

const row = page.getByRole('listitem').filter({ hasText: 'Second Award' })
const start = page.getByRole('link', { name: /^Start/ })

it('has one button on a phone, and rows that open wherever they are touched', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(start).toHaveAccessibleName('Start: First Award')
  await row.getByText('in 98 days').click({ force: true })
  await expect.element(page.getByText(paths.scholarshipDetail('two'))).toBeVisible()
})

it('has a button in each row where there is room', async () => {
  await page.viewport(1280, 900)
  await open()
  await expect.poll(() => start.elements().length).toBe(2)
})
