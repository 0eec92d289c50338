import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { controlIdOf } from '../requirements/requirement-progress.ts'
import type { ApplicationForm } from '../use-application-form.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { MergeNotice } from './merge-notice.tsx'
import { SaveIndicator } from './save-indicator.tsx'
import { openDeviceCopy } from './device-copy.ts'
import { aServer } from './testing/a-server.ts'
import { KEY, openDraft } from './testing/open-draft.ts'

const WHY: Requirement = {
  id: 'why',
  title: 'Why you?',
  description: '',
  optional: false,
  limits: '{}',
  requirementType: 'inputText',
  field: { id: 'why', key: 'why', name: 'Why', dataType: 'text', fieldName: 'why', options: [] },
}
const FIRST = 'I build boats.\nI sail.'

let server: ReturnType<typeof aServer>

function Answer() {
  const [draft] = useState(() => openDraft(server))
  const state = useSyncExternalStore(draft.subscribe, () => draft.state)
  useEffect(() => {
    void draft.start()
    return () => draft.stop()
  }, [draft])
  // What the two notices read of a form.
  const form = { draft, state } as ApplicationForm
  const newer = state.conflicts[WHY.id]
  const merged = state.merges[WHY.id]
  return (
    <section>
      {newer && <ConflictNotice form={form} requirement={WHY} newer={newer} />}
      {merged && <MergeNotice form={form} requirement={WHY} merged={merged} />}
      <textarea
        id={controlIdOf(WHY.id)}
        aria-label={WHY.title}
        value={String(state.values[WHY.id] ?? '')}
        onChange={(event) => draft.edit(WHY.id, event.target.value)}
      />
      <button type="button" onClick={() => void draft.saveAll()}>
        Save
      </button>
      <SaveIndicator state={state} />
    </section>
  )
}

const answer = page.getByRole('textbox', { name: 'Why you?' })
const button = (name: string) => page.getByRole('button', { name })
const saved = page.getByText(/^Saved \d/)
const otherDevice = (fieldValue: string) => server.kept.set(WHY.id, { fieldValue, version: 2 })
const onServer = () => server.kept.get(WHY.id)?.fieldValue
const onDevice = async () => (await (await openDeviceCopy()).read(KEY))[WHY.id]?.value

/** The same words changed here and on another device. */
async function meet(): Promise<void> {
  await render(<Answer />)
  otherDevice('I build ships.\nI sail.')
  await answer.fill('I build kayaks.\nI sail.')
  await button('Save').click()
  await expect.element(page.getByRole('group', { name: 'Two versions of Why you?' })).toBeVisible()
}

beforeEach(() => {
  server = aServer()
  server.kept.set(WHY.id, { fieldValue: FIRST, version: 1 })
})
afterEach(async () => (await openDeviceCopy()).clear(KEY))

it('the same words changed twice are both shown, and nothing is lost while a choice is open', async () => {
  await meet()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This answer was changed on another device. Both versions are kept.')
  await expect.element(page.getByText('Not saved. Choose a version.')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'The other version' }))
    .toHaveTextContent('I build ships. I sail.')
  await expect.element(answer).toHaveValue('I build kayaks.\nI sail.')
  expect(onServer()).toBe('I build ships.\nI sail.')
  expect(await onDevice()).toBe('I build kayaks.\nI sail.')
})

it.each([
  ['Keep mine', 'I build kayaks.\nI sail.'],
  ['Use this version', 'I build ships.\nI sail.'],
  ['Keep both', 'I build kayaks.\nI sail.\n\nI build ships.\nI sail.'],
])(
  '%s ends it: what is chosen stands here and there, and the focus is in it',
  async (name, text) => {
    await meet()
    await button(name).click()
    await expect.element(answer).toHaveFocus()
    await expect.element(answer).toHaveValue(text)
    await button('Save').click()
    await expect.element(saved).toBeVisible()
    expect(onServer()).toBe(text)
    await expect.poll(onDevice).toBeUndefined()
  },
)

it('changes that do not touch are brought together, and both can be gone back to', async () => {
  await render(<Answer />)
  otherDevice('I build boats.\nI sail and swim.')
  await answer.fill('We build boats.\nI sail.')
  await button('Save').click()
  await expect.element(answer).toHaveValue('We build boats.\nI sail and swim.')
  await button('See both').click()
  await expect.element(button('See both')).toHaveAttribute('aria-expanded', 'true')
  const [theirs] = button('Use this version').all()
  await theirs!.click()
  await expect.element(answer).toHaveValue('I build boats.\nI sail and swim.')
  await expect.element(answer).toHaveFocus()
  await button('Save').click()
  await expect.poll(onServer).toBe('I build boats.\nI sail and swim.')
})

it('what was merged is kept as it is, and the notice goes', async () => {
  await render(<Answer />)
  otherDevice('I build boats.\nI sail and swim.')
  await answer.fill('We build boats.\nI sail.')
  await button('Save').click()
  await button('Keep as merged').click()
  await expect.element(answer).toHaveFocus()
  await expect.element(button('See both')).not.toBeInTheDocument()
  await expect.poll(onServer).toBe('We build boats.\nI sail and swim.')
})

it('what a closed page left unsent is in the next one, and reaches the server', async () => {
  const { unmount } = await render(<Answer />)
  await answer.fill('I build rafts.\nI sail.')
  await expect.poll(onDevice).toBe('I build rafts.\nI sail.')
  await unmount()
  expect(onServer()).toBe(FIRST)
  await render(<Answer />)
  await expect.element(answer).toHaveValue('I build rafts.\nI sail.')
  await expect.element(saved).toBeVisible()
  expect(onServer()).toBe('I build rafts.\nI sail.')
  await expect.poll(onDevice).toBeUndefined()
})
