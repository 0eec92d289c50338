import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { ReadLikely } from './read-likely.tsx'
import { ReportLink } from './report-link.tsx'

const listing = {
  id: 'harbour',
  title: 'Harbour Award',
  user: { firstName: 'Harbour Trust' },
  likelyWords: ['Ohio families'],
} as ScholarshipDetail

const dialog = page.getByRole('dialog', { name: 'Report a problem' })
const send = dialog.getByRole('button', { name: 'Send report' })
const note = dialog.getByRole('textbox')

let server: ReturnType<typeof aServer>
beforeEach(() => {
  signIn()
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

async function openReport() {
  await render(
    <ServerState>
      <ReportLink scholarship={listing}>Report a problem</ReportLink>
    </ServerState>,
  )
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await expect.element(dialog).toBeVisible()
}

/** What the first request held. */
async function firstBody(): Promise<{ query: string; description: string }> {
  return new Response(server.requests[0]?.request?.body).json()
}

it('is sent with a reason and closes once it has arrived', async () => {
  await openReport()
  await send.click()
  await expect.element(dialog.getByText('Please choose what is wrong.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'The link does not work' }).click()
  await send.click()
  await expect.poll(() => server.requests.length).toBe(1)
  expect(server.requests[0]?.url).toMatch(/\/scholarships\/add-support$/)
  const body = await firstBody()
  expect(body.query).toBe('Report: Harbour Award')
  expect(body.description).toContain('Listing harbour')
  await server.answer({})
  await expect.element(dialog).not.toBeInTheDocument()
})

it('keeps what was typed when nobody answers, and sends the same once more under one key', async () => {
  await openReport()
  await dialog.getByRole('radio', { name: 'Something else' }).click()
  await send.click()
  await expect.element(dialog.getByText('Please say what is wrong.')).toBeVisible()
  await note.fill('The town is wrong.')
  await send.click()
  await expect.poll(() => server.requests.length).toBe(1)
  await server.drop()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('We could not be reached. What you typed is still here; please try again.')
  await expect.element(note).toHaveValue('The town is wrong.')
  await send.click()
  await expect.poll(() => server.requests.length).toBe(2)
  const keys = server.requests.map(({ request }) =>
    new Headers(request?.headers).get('Idempotency-Key'),
  )
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  await server.answer({})
  await expect.element(dialog).not.toBeInTheDocument()
})

it('begins with the words that were read, where these are what is doubted', async () => {
  await render(
    <ServerState>
      <ReadLikely scholarship={listing} />
    </ServerState>,
  )
  await page.getByRole('button', { name: 'Is that wrong? Tell us' }).click()
  await expect
    .element(dialog.getByRole('radio', { name: 'The rules about who may apply are wrong' }))
    .toBeChecked()
  await expect.element(note).toHaveValue('“Ohio families”')
})
