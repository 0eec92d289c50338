import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { paths } from '../../paths.ts'
import { menuOf } from '../applicant/menu-items.ts'
import { SideMenu } from './side-menu.tsx'

const openAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <SideMenu items={menuOf({})} onLogout={() => undefined} />
    </MemoryRouter>,
  )

const parts = page.getByRole('list', { name: 'My Scholarship' })
const current = () =>
  page
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

it.each([
  [paths.myScholarship('draft'), 'My Scholarship'],
  [paths.trackApplications(), 'Track'],
  [paths.trackApplications('automatic'), 'Track'],
  [paths.trackApplications('planner'), 'Planner'],
  [paths.documents, 'Documents'],
  [paths.family, 'Family'],
])('marks one entry at %s: %s', async (address, label) => {
  await openAt(address)
  expect(current()).toEqual([label])
})

it('lists what belongs to My Scholarship below it', async () => {
  await openAt(paths.dashboard)
  const labels = parts
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
  expect(labels).toEqual(['Track', 'Planner', 'Documents', 'Family'])
})
