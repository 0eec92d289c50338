import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import PublishChanges from './publish-changes.tsx'
import { anEdited } from './testing/an-edited.ts'

const edited = { ...anEdited(), state: 'open' as const }
const content = {
  listing: { ...edited.listing, title: 'Hartwell Award' },
  criteria: edited.criteria,
  reasons: edited.reasons,
}
const preview = {
  changes: [{ field: 'title', label: 'Name', before: 'Hartwell', after: 'Hartwell Award' }],
  refused: {},
  told: { saved: 40, begun: null, sent: 1 },
}

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  await page.viewport(1280, 900)
  signIn()
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

async function open() {
  const onStale = vi.fn()
  await render(
    <ServerState>
      <PublishChanges
        edited={edited}
        content={content}
        revision={3}
        onStale={onStale}
        onClose={() => undefined}
      />
    </ServerState>,
  )
  await server.answer(preview)
  await expect
    .element(page.getByRole('row', { name: 'Name Hartwell Hartwell Award' }))
    .toBeVisible()
  return onStale
}
const publish = () => userEvent.click(page.getByRole('button', { name: 'Publish changes' }))

it('shows what changes and who is told, and asks why before it is public', async () => {
  await open()
  const told =
    'Who gets an email and a notification: 1 student who applied, fewer than 20 who began, 40 who saved it.'
  await expect.element(page.getByText(told)).toBeVisible()
  await publish()
  await expect.element(page.getByText('Please say why. Students read it.')).toBeVisible()
  expect(server.requests).toHaveLength(1)
  await userEvent.fill(page.getByLabelText('Why'), 'We found more money.')
  await publish()
  await expect.poll(() => server.requests.length).toBe(2)
  const body = server.requests[1]?.request?.body
  const sent: unknown = JSON.parse(typeof body === 'string' ? body : '')
  expect(sent).toMatchObject({ version: 1, revision: 3, words: 'We found more money.' })
})

it('gives back what somebody else did meanwhile, so that it is looked at once more', async () => {
  const onStale = await open()
  await userEvent.fill(page.getByLabelText('Why'), 'We found more money.')
  await publish()
  const newer = { ...edited, version: 2, listing: { ...edited.listing, terms: '<p>One.</p>' } }
  await server.refuse(409, 'STALE_VERSION', {}, newer)
  await expect.poll(() => onStale.mock.calls).toEqual([[newer]])
})

it('keeps the reason of a change that was not published yet, and forgets it then', async () => {
  await open()
  const why = page.getByLabelText('Why')
  await userEvent.fill(why, 'Schools were closed.')
  await cleanup()
  await open()
  await expect.element(why).toHaveValue('Schools were closed.')
  await publish()
  await server.answer(edited)
  // Everything about scholarships is read anew.
  await server.answer(preview)
  await expect.element(why).toHaveValue('')
  await cleanup()
  await open()
  await expect.element(why).toHaveValue('')
})
