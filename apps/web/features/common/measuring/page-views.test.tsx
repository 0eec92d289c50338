import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { deviceStorage } from '../../../browser-storage.ts'
import { clock } from '../../../clock.ts'
import { forgetTrails } from '../../../api/forget-trails.ts'
import { signIn } from '../../../testing/sign-in.ts'
import { answerConsent, useConsent } from './consent.ts'
import { keepCampaign } from './keep-campaign.ts'
import { usePageViews } from './use-page-views.ts'
import { visitId } from './visit-id.ts'

const sent = vi.fn<(body: Record<string, unknown>, headers: Headers) => void>()

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    sent((await request.json()) as Record<string, unknown>, request.headers)
    return Response.json({ statusCode: 200, data: { isCounted: true } })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  sent.mockReset()
  deviceStorage().clear()
})

function Root() {
  usePageViews(useConsent())
  return <Outlet />
}

const aSite = () =>
  createMemoryRouter([
    {
      path: '/',
      element: <Root />,
      children: [
        { index: true, element: null },
        { path: 'faq', element: null },
        { path: 'organiser/scholarships/:id', element: null },
      ],
    },
  ])
const pages = () => sent.mock.calls.map(([body]) => body['page'])

it('sends nothing before an answer, and nothing after a no', async () => {
  const router = aSite()
  await render(<RouterProvider router={router} />)
  await router.navigate('/faq')
  answerConsent('no')
  await router.navigate('/')
  expect(sent).not.toHaveBeenCalled()
})

it('counts the page that is open at a yes, and each page after it, as one visit', async () => {
  signIn()
  keepCampaign('?utm_source=letter&linkId=friend&sourceId=7')
  const router = aSite()
  await render(<RouterProvider router={router} />)
  answerConsent('yes')
  await expect.poll(pages).toEqual(['/'])
  const one = '/organiser/scholarships/:id'
  await router.navigate('/organiser/scholarships/a1b2?tab=rules')
  await expect.poll(pages).toEqual(['/', one])
  await router.navigate('/organiser/scholarships/c3d4')
  await expect.poll(pages).toEqual(['/', one, one])
  await router.navigate('/organiser/scholarships/c3d4?tab=rules')
  await router.navigate('/faq')
  await expect.poll(pages).toEqual(['/', one, one, '/faq'])
  const [first] = sent.mock.calls
  expect(first?.[0]).toEqual({
    consent: 'yes',
    visitId: expect.stringMatching(/^[\da-f-]{36}$/),
    page: '/',
    width: expect.stringMatching(/^(phone|tablet|desk)$/),
    trackDeskLinkId: 'friend',
    trackDeskSourceId: '7',
    utmSource: 'letter',
  })
  expect(new Set(sent.mock.calls.map(([body]) => body['visitId'])).size).toBe(1)
  expect(first?.[1].has('authorization')).toBe(false)
})

it('begins another visit on another day, and after a logout or a no', () => {
  const now = vi.spyOn(clock, 'now').mockImplementation(() => new Date('2026-11-20T23:59:00Z'))
  const first = visitId()
  expect(visitId()).toBe(first)
  now.mockImplementation(() => new Date('2026-11-21T00:01:00Z'))
  const second = visitId()
  forgetTrails()
  const third = visitId()
  answerConsent('no')
  expect(new Set([first, second, third, visitId()]).size).toBe(4)
})
