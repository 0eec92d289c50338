import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import Gone from './gone.tsx'
import { aRequirement } from './requirement-kinds.ts'
import { anEdited } from './testing/an-edited.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('begins a new draft with everything that was written of one that is gone', async () => {
  signIn()
  const server = aServer()
  const onKept = vi.fn()
  const { listing, ...edited } = anEdited()
  const essay = { ...aRequirement('essay'), title: 'Why?' }
  const written = {
    listing: { ...listing, title: 'Hartwell Award', requirements: [essay] },
    audience: {
      criteria: { all: [{ fact: 'age' as const, gte: 16 }] },
      reasons: { age: 'Our papers say so.' },
      suggestions: null,
    },
  }
  const router = createMemoryRouter([
    { path: '/', element: <Gone edited={edited} written={written} onKept={onKept} /> },
    { path: '/organiser/scholarships/:id', element: <h1>The new one</h1> },
  ])
  await render(
    <ServerState>
      <RouterProvider router={router} />
    </ServerState>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Keep it as a new draft' }))
  await server.answer({ id: 'new' })
  await server.answer({ version: 2, savedAt: '2026-11-23T12:00:00Z' })
  await server.answer({ version: 3, savedAt: '2026-11-23T12:00:00Z' })
  await expect.element(page.getByRole('heading', { name: 'The new one' })).toBeVisible()
  expect(onKept.mock.calls).toEqual([['new']])
  const [, saved, asked] = server.requests.map(({ url, request }) => {
    const sent = request?.body
    const body: unknown = JSON.parse(typeof sent === 'string' ? sent : '')
    return { url, body }
  })
  expect(saved).toMatchObject({
    url: expect.stringContaining('/scholarships/new'),
    body: { version: 1, listing: { title: 'Hartwell Award', requirements: [{ title: 'Why?' }] } },
  })
  // An id names one thing of one scholarship, for good.
  expect(JSON.stringify(saved?.body)).not.toContain(essay.id)
  expect(asked).toMatchObject({
    url: expect.stringContaining('/scholarships/new/criteria'),
    body: { version: 2, reasons: { age: 'Our papers say so.' } },
  })
})
