import { Link, MemoryRouter, useSearchParams } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { PageHeading } from './page-heading.tsx'

/** A list that can be sorted, and the people in it, at one path. */
function People() {
  const [search] = useSearchParams()
  const person = search.get('person') ?? undefined
  return (
    <>
      {person === undefined ? (
        <>
          <PageHeading>People</PageHeading>
          <Link to="?sort=name">By name</Link>
          <Link to="?person=Ada">Ada</Link>
        </>
      ) : (
        <>
          <PageHeading of={person}>{person}</PageHeading>
          <Link to={person === 'Ada' ? '?person=Ben' : '?'}>Onward</Link>
        </>
      )}
    </>
  )
}

beforeEach(async () => {
  await render(
    <MemoryRouter>
      <People />
    </MemoryRouter>,
  )
})

const press = (name: string) => userEvent.click(page.getByRole('link', { name }))
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

it('takes the focus where the query alone brings another thing, and back at the list', async () => {
  await press('Ada')
  await expect.element(heading('Ada')).toHaveFocus()
  await press('Onward')
  await expect.element(heading('Ben')).toHaveFocus()
  await press('Onward')
  await expect.element(heading('People')).toHaveFocus()
})

it('leaves the focus where it is while the same list is shown in another way', async () => {
  await press('By name')
  await expect.element(page.getByRole('link', { name: 'By name' })).toHaveFocus()
  await press('Ada')
  await expect.element(heading('Ada')).toHaveFocus()
})
