import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { letPass } from '../../../../testing/let-pass.ts'
import EssayDesk from '../../essays/essay-desk.tsx'
import { EssayNotices } from '../answers/essay-notices.tsx'
import { essayOf } from '../answers/essay-of.ts'
import type { ApplicationForm } from '../use-application-form.ts'
import { openDeviceCopy } from './device-copy.ts'
import { aServer, offline } from './testing/a-server.ts'
import type { Draft } from './draft.ts'
import { KEY, openDraft } from './testing/open-draft.ts'

const PAUSE_MS = 150
const AUTOSAVE_MS = 1000
const FIRST_RETRY_MS = 2000
const BOATS: Requirement = {
  id: 'boats',
  title: 'Your boat',
  description: '',
  optional: false,
  limits: '{}',
  requirementType: 'essay',
  field: {
    id: 'boats',
    key: 'boats',
    name: 'Essay',
    dataType: 'editor',
    fieldName: 'essay',
    options: [],
  },
}

let server: ReturnType<typeof aServer>

function Essay() {
  const [draft] = useState(() => openDraft(server))
  const state = useSyncExternalStore(draft.subscribe, () => draft.state)
  useEffect(() => {
    void draft.start()
    return () => draft.stop()
  }, [draft])
  // What an essay reads of a form.
  const form = {
    scholarship: { id: KEY.scholarshipId, title: 'The Grant' },
    answer: (...given: Parameters<Draft['edit']>) => draft.edit(...given),
    draft,
    state,
  } as ApplicationForm
  return (
    <EssayDesk
      {...essayOf(form, BOATS)}
      notice={<EssayNotices form={form} requirement={BOATS} />}
    />
  )
}

const text = page.getByRole('textbox', { name: 'Your boat' })
const status = page.getByRole('status').first()
const pass = (ms: number) => letPass(() => vi.advanceTimersByTimeAsync(ms))
const otherDevice = (fieldValue: string) => server.kept.set(BOATS.id, { fieldValue, version: 2 })
const onServer = () => server.kept.get(BOATS.id)?.fieldValue
const onDevice = async () => (await (await openDeviceCopy()).read(KEY))[BOATS.id]?.value

/** Puts the cursor behind the last word, and types on. */
async function typeOn(words: string): Promise<void> {
  ;(text.element() as HTMLElement).focus()
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = aServer()
})
afterEach(async () => {
  vi.useRealTimers()
  await (await openDeviceCopy()).clear(KEY)
})

it('is on this device after a pause, and on the server a second later, once for all that was typed', async () => {
  await render(<Essay />)
  await typeOn('I build')
  await pass(PAUSE_MS - 1)
  await userEvent.keyboard(' boats.')
  await pass(PAUSE_MS)
  await expect.poll(onDevice).toBe('<p>I build boats.</p>')
  await expect.element(status).toHaveTextContent('Saving…')
  await pass(AUTOSAVE_MS - 1)
  expect(server.requests).toEqual([])
  await pass(1)
  await expect.element(status).toHaveTextContent('Saved 2:41 PM')
  expect(server.requests).toHaveLength(1)
  expect(onServer()).toBe('<p>I build boats.</p>')
  await expect.poll(onDevice).toBeUndefined()
})

it('keeps what a page was left in the middle of, shows it in the next and sends it', async () => {
  const { unmount } = await render(<Essay />)
  await typeOn('I build ra')
  await unmount()
  await expect.poll(onDevice).toBe('<p>I build ra</p>')
  expect(server.requests).toEqual([])
  await render(<Essay />)
  await expect.element(text).toHaveTextContent('I build ra')
  await pass(0)
  await expect.poll(onServer).toBe('<p>I build ra</p>')
})

it('is taken at once when the focus goes', async () => {
  await render(<Essay />)
  await typeOn('I sail.')
  await userEvent.tab()
  await expect.poll(onDevice).toBe('<p>I sail.</p>')
})

it('says that the server does not have it, and sends all of it once the server is back', async () => {
  await render(<Essay />)
  server.failures.push(offline())
  await typeOn('I sail')
  await pass(PAUSE_MS + AUTOSAVE_MS)
  await expect.element(status).toHaveTextContent('Not saved. Retrying…')
  await userEvent.keyboard(' and row.')
  await pass(PAUSE_MS)
  await pass(FIRST_RETRY_MS)
  await expect.element(status).toHaveTextContent('Saved 2:41 PM')
  expect(onServer()).toBe('<p>I sail and row.</p>')
})

it.each([
  ['before', 'We build boats.', 'I fish.'],
  ['behind', 'I build boats.', 'I fish at night.'],
  ['before and behind', 'We build boats.', 'I fish at night.'],
])(
  'takes in what another device wrote %s the cursor, which stays where one types',
  async (_where, first, last) => {
    const three = (...texts: string[]) => texts.map((each) => `<p>${each}</p>`).join('')
    const fieldValue = three('I build boats.', 'I sail', 'I fish.')
    server.kept.set(BOATS.id, { fieldValue, version: 1 })
    await render(<Essay />)
    otherDevice(three(first, 'I sail', last))
    await typeOn('{ArrowUp} and row')
    await pass(PAUSE_MS + AUTOSAVE_MS)
    await expect.element(page.getByRole('button', { name: 'See both' })).toBeVisible()
    await userEvent.keyboard(' and swim.')
    await pass(PAUSE_MS + AUTOSAVE_MS)
    await expect.poll(onServer).toBe(three(first, 'I sail and row and swim.', last))
  },
)

it('shows both where two devices changed the same words, and goes on being written', async () => {
  server.kept.set(BOATS.id, { fieldValue: '<p>I build boats.</p>', version: 1 })
  await render(<Essay />)
  otherDevice('<p>I build boats of oak.</p>')
  await typeOn(' They are of pine.')
  await pass(PAUSE_MS + AUTOSAVE_MS)
  const both = page.getByRole('group', { name: 'Two versions of Your boat' })
  await expect.element(both).toBeVisible()
  await userEvent.keyboard(' They float.')
  await pass(PAUSE_MS + AUTOSAVE_MS)
  expect(onServer()).toBe('<p>I build boats of oak.</p>')
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await pass(0)
  await expect.poll(onServer).toBe('<p>I build boats. They are of pine. They float.</p>')
})
