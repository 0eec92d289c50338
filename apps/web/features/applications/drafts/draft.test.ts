import type { AnswerInput } from '@laurel/contract/application-shapes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { Draft } from './draft.ts'
import { openDraftStore } from './draft-store.ts'
import { mergeAnswers } from './merge-answers.ts'
import { saveWords } from './save-words.ts'
import { aDevice } from './testing/a-device.ts'

const KEY = { applicantId: 'maya', scholarshipId: 'grant' }
const NOW = new Date('2027-01-05T14:41:00Z')

/** What happens once while the next request is under way. */
let during: (() => void) | undefined

/** A server that keeps answers by version and refuses stale ones, as the real one does. */
function aServer() {
  const kept = new Map<string, { fieldValue: AnswerInput['fieldValue']; version: number }>()
  const requests: AnswerInput[][] = []
  const failures: Error[] = []
  const send = async (answers: AnswerInput[]) => {
    requests.push(answers)
    during?.()
    during = undefined
    const failure = failures.shift()
    if (failure) throw failure
    const newer = answers.flatMap(({ requirementId, fieldValue, baseVersion }) => {
      const known = kept.get(requirementId)
      if (!known || known.fieldValue === fieldValue) return []
      if (baseVersion === undefined || known.version === baseVersion) return []
      return [{ requirementId, ...known }]
    })
    if (newer.length > 0) throw aFailure('STALE_VERSION', 409, { current: newer })
    for (const { requirementId, fieldValue } of answers)
      kept.set(requirementId, { fieldValue, version: (kept.get(requirementId)?.version ?? 0) + 1 })
    return { versions: Object.fromEntries([...kept].map(([id, { version }]) => [id, version])) }
  }
  return { kept, requests, failures, send }
}

type Code = NonNullable<CallError['code']>
function aFailure(
  code: Code,
  statusCode: number,
  more: { current?: unknown; fields?: Record<string, string> } = {},
) {
  const error = { code, message: code, description: code, ...more }
  return new CallError({ statusCode, message: code, error }, statusCode)
}
const offline = () => new CallError(undefined, 0)

let server: ReturnType<typeof aServer>
let device: ReturnType<typeof aDevice>
const told: string[] = []

let loadMerge: () => Promise<typeof mergeAnswers>

/** A page with the form of the application, before it has read what the device holds. */
function begin(): { draft: Draft; started: Promise<void> } {
  const known = [...server.kept].map(([requirementId, { fieldValue, version }]) => ({
    requirementId,
    fieldId: requirementId,
    fieldValue: fieldValue ?? '',
    version,
    updatedAt: '2027-01-05T14:00:00Z',
    field: { options: [] },
  }))
  const draft = new Draft(known, {
    store: openDraftStore(Promise.resolve(device.copy), KEY),
    send: server.send,
    loadMerge: () => loadMerge(),
    now: () => NOW,
    tellSubmitted: () => void told.push('submitted'),
  })
  return { draft, started: draft.start() }
}

async function open(): Promise<Draft> {
  const { draft, started } = begin()
  await started
  return draft
}

/** What is begun, and waits for nothing but its turn, is done. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  server = aServer()
  device = aDevice()
  loadMerge = async () => mergeAnswers
  told.length = 0
})
afterEach(() => vi.useRealTimers())

describe('autosave', () => {
  it('saves a second after the last edit, only what changed, on its version', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 4 })
    const draft = await open()
    expect(draft.state.phase).toBe('saved')
    draft.edit('essay', 'new')
    await vi.advanceTimersByTimeAsync(900)
    draft.edit('essay', 'newer')
    await vi.advanceTimersByTimeAsync(900)
    expect(server.requests).toEqual([])
    expect(draft.state.phase).toBe('saving')
    await vi.advanceTimersByTimeAsync(100)
    expect(server.requests).toEqual([
      [{ requirementId: 'essay', fieldValue: 'newer', baseVersion: 4 }],
    ])
    expect(draft.state).toMatchObject({ phase: 'saved', savedAt: NOW })
    expect(device.kept).toEqual({})
  })

  it('keeps what is typed while a save runs, and saves it next', async () => {
    const draft = await open()
    draft.edit('essay', 'one')
    during = () => draft.edit('essay', 'one two')
    expect(await draft.saveAll()).toBe(true)
    expect(server.kept.get('essay')).toEqual({ fieldValue: 'one two', version: 2 })
  })

  it('says so when the server is away, keeps the text and retries', async () => {
    server.failures.push(offline(), offline())
    const draft = await open()
    draft.edit('essay', 'text')
    expect(await draft.saveAll()).toBe(false)
    expect(draft.state.phase).toBe('retrying')
    expect(Object.keys(device.kept)).toEqual(['essay'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(draft.state.phase).toBe('retrying')
    await vi.advanceTimersByTimeAsync(4000)
    expect(draft.state.phase).toBe('saved')
    expect(server.kept.get('essay')?.fieldValue).toBe('text')
  })

  it('takes an answer back', async () => {
    server.kept.set('file', { fieldValue: '/files/1/a.pdf', version: 1 })
    const draft = await open()
    draft.edit('file', undefined)
    await draft.saveAll()
    expect(server.requests.at(-1)).toEqual([
      { requirementId: 'file', fieldValue: null, baseVersion: 1 },
    ])
  })

  it('says with the next save where an answer was taken from', async () => {
    const source = { applicationId: 'earlier', requirementId: 'why' }
    const draft = await open()
    draft.edit('essay', 'text', source)
    await draft.saveAll()
    draft.edit('essay', 'text, changed')
    await draft.saveAll()
    expect(server.requests.map(([answer]) => answer?.source)).toEqual([source, undefined])
  })

  it('sets an answer that is refused aside and saves the others', async () => {
    server.failures.push(aFailure('FOREIGN_FILE', 422, { fields: { file: 'Upload it again.' } }))
    const draft = await open()
    draft.edit('file', '/files/x/y.pdf')
    draft.edit('essay', 'text')
    expect(await draft.saveAll()).toBe(false)
    expect(draft.state.refusals).toEqual({ file: 'Upload it again.' })
    expect(server.kept.get('essay')?.fieldValue).toBe('text')
  })

  it('stops when nothing can be saved any more', async () => {
    server.failures.push(aFailure('ALREADY_APPLIED', 409))
    const draft = await open()
    draft.edit('essay', 'late')
    expect(await draft.saveAll()).toBe(false)
    expect(draft.state.refusal?.code).toBe('ALREADY_APPLIED')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requests).toHaveLength(1)
  })
})

describe('after a crash', () => {
  it('restores and saves what was not sent', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const before = await open()
    before.edit('essay', 'typed, then the browser crashed')
    await settled()
    const draft = await open()
    expect(draft.state.values).toEqual({ essay: 'typed, then the browser crashed' })
    expect(draft.state.phase).toBe('saving')
    await settled()
    expect(server.kept.get('essay')?.fieldValue).toBe('typed, then the browser crashed')
    expect(device.kept).toEqual({})
  })

  it('takes a save whose answer was lost for its own, not for a conflict', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const before = await open()
    server.failures.push(offline())
    before.edit('essay', 'sent')
    await before.saveAll()
    before.edit('essay', 'sent and more')
    await settled()
    before.stop()
    server.kept.set('essay', { fieldValue: 'sent', version: 2 })
    const draft = await open()
    expect(draft.state).toMatchObject({ conflicts: {}, values: { essay: 'sent and more' } })
  })

  it('keeps both what was typed before it and what is typed before that is read', async () => {
    server.kept.set('essay', { fieldValue: 'One. Two.', version: 1 })
    const before = await open()
    before.edit('essay', 'One. Two. Three.')
    await settled()
    before.stop()
    const { draft, started } = begin()
    draft.edit('essay', 'Zero. One. Two.')
    await started
    expect(await draft.saveAll()).toBe(true)
    expect(server.kept.get('essay')?.fieldValue).toBe('Zero. One. Two. Three.')
  })
})

describe('an answer changed elsewhere', () => {
  /** Mine is typed here while theirs is saved by another device. */
  async function meeting(mine: string, theirs: string, base: string | null): Promise<Draft> {
    if (base !== null) server.kept.set('essay', { fieldValue: base, version: 1 })
    const draft = await open()
    server.kept.set('essay', { fieldValue: theirs, version: 2 })
    draft.edit('essay', mine)
    draft.edit('link', 'https://example.org')
    await draft.saveAll()
    return draft
  }

  it('is merged when each changed another part, and both versions stay at hand', async () => {
    const draft = await meeting(
      'One. Two. Three, mine.',
      'Theirs, one. Two. Three.',
      'One. Two. Three.',
    )
    expect(draft.state.values['essay']).toBe('Theirs, one. Two. Three, mine.')
    expect(server.kept.get('essay')).toEqual({
      fieldValue: 'Theirs, one. Two. Three, mine.',
      version: 3,
    })
    expect(draft.state.merges).toEqual({
      essay: { mine: 'One. Two. Three, mine.', theirs: 'Theirs, one. Two. Three.' },
    })
    draft.closeMerge('essay', 'One. Two. Three, mine.')
    expect(await draft.saveAll()).toBe(true)
    expect(draft.state.merges).toEqual({})
    expect(server.kept.get('essay')?.fieldValue).toBe('One. Two. Three, mine.')
  })

  it('is merged after a crash too, with the text it was written on', async () => {
    server.kept.set('essay', { fieldValue: 'One. Two.', version: 1 })
    const before = await open()
    before.edit('essay', 'One. Two. Mine.')
    await settled()
    before.stop()
    server.kept.set('essay', { fieldValue: 'Theirs. One. Two.', version: 2 })
    const draft = await open()
    expect(await draft.saveAll()).toBe(true)
    expect(server.kept.get('essay')?.fieldValue).toBe('Theirs. One. Two. Mine.')
  })

  it.each([
    ['the same words', 'One, mine.', 'One, theirs.', 'One.'],
    ['a first answer', 'mine', 'theirs', null],
  ])('is put to a choice when both wrote %s', async (_what, mine, theirs, base) => {
    const draft = await meeting(mine, theirs, base)
    expect(draft.state.conflicts['essay']?.fieldValue).toBe(theirs)
    expect(draft.state.values['essay']).toBe(mine)
    expect(server.kept.get('essay')?.fieldValue).toBe(theirs)
    expect(server.kept.get('link')?.fieldValue).toBe('https://example.org')
    expect(device.kept).toMatchObject({ essay: { value: mine } })
    expect(saveWords(draft.state)).toBe('Not saved. Choose a version.')
  })

  it.each([
    ['mine', 'One, mine.'],
    ['theirs', 'One, theirs.'],
    ['both', 'One, mine.\n\nOne, theirs.'],
  ] as const)('ends with %s as it was chosen', async (choice, text) => {
    const draft = await meeting('One, mine.', 'One, theirs.', 'One.')
    draft.resolve('essay', choice)
    expect(draft.state.values['essay']).toBe(text)
    expect(await draft.saveAll()).toBe(true)
    expect(server.kept.get('essay')?.fieldValue).toBe(text)
    expect(draft.state).toMatchObject({ phase: 'saved', conflicts: {} })
    await settled()
    expect(device.kept).toEqual({})
  })

  it('is a choice when the code for merging cannot be fetched', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    loadMerge = () => Promise.reject(new Error('offline'))
    const draft = await meeting(
      'One. Two. Three, mine.',
      'Theirs, one. Two. Three.',
      'One. Two. Three.',
    )
    expect(Object.keys(draft.state.conflicts)).toEqual(['essay'])
  })

  it('simply shows when nothing was changed here', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const draft = await open()
    await draft.meet([{ requirementId: 'essay', fieldValue: 'from the phone', version: 2 }])
    expect(draft.state).toMatchObject({ values: { essay: 'from the phone' }, conflicts: {} })
    expect(draft.hasUnsaved).toBe(false)
  })
})

describe('another tab', () => {
  const theirs = { requirementId: 'essay', fieldValue: 'from the other tab', version: 2 }

  it('shows what it has saved, and the next edit stands on that', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const draft = await open()
    server.kept.set('essay', theirs)
    draft.learn([theirs], NOW)
    expect(draft.state.values['essay']).toBe('from the other tab')
    draft.edit('essay', 'from the other tab, and more')
    expect(await draft.saveAll()).toBe(true)
    expect(server.requests.at(-1)?.[0]?.baseVersion).toBe(2)
  })

  it('does not write over what is being typed here', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const draft = await open()
    draft.edit('essay', 'mine')
    draft.learn([theirs], NOW)
    expect(draft.state.values['essay']).toBe('mine')
  })
})

describe('while the application is sent', () => {
  it('saves nothing by itself, and what was typed meanwhile afterwards', async () => {
    const draft = await open()
    draft.edit('essay', 'text')
    await draft.saveAll()
    await draft.hold(async () => {
      draft.edit('essay', 'text, changed')
      await vi.advanceTimersByTimeAsync(5000)
      expect(server.requests).toHaveLength(1)
    })
    await settled()
    expect(server.kept.get('essay')?.fieldValue).toBe('text, changed')
  })

  it('leaves nothing to save once it is sent, and tells the other tabs', async () => {
    const draft = await open()
    await draft.hold(async () => draft.edit('essay', 'a last word'))
    draft.finish()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requests).toEqual([])
    expect(device.kept).toEqual({})
    expect(told).toEqual(['submitted'])
  })
})

describe('what the indicator says', () => {
  it('claims nothing before it is so', async () => {
    const draft = await open()
    expect(saveWords(draft.state)).toBe('')
    draft.edit('essay', 'text')
    expect(saveWords(draft.state)).toBe('Saving…')
    server.failures.push(offline())
    await draft.saveAll()
    expect(saveWords(draft.state)).toBe('Not saved. Retrying…')
    await draft.saveAll()
    expect(saveWords(draft.state)).toMatch(/^Saved \d+:41/)
  })

  it('says without a connection whether this device has it', async () => {
    server.failures.push(offline(), offline())
    const draft = await open()
    draft.setOnline(false)
    draft.edit('essay', 'text')
    expect(saveWords(draft.state)).toBe('Saving…')
    await settled()
    expect(saveWords(draft.state)).toBe('Saved on this device')
    await draft.saveAll()
    expect(saveWords(draft.state)).toBe('Saved on this device')
    draft.setOnline(true)
    expect(saveWords(draft.state)).toBe('Not saved. Retrying…')
  })

  it('says when this device cannot keep anything', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    device.failures.push(new Error('full'))
    const draft = await open()
    draft.setOnline(false)
    draft.edit('essay', 'text')
    await settled()
    expect(saveWords(draft.state)).toBe('Not saved on this device')
    draft.edit('essay', 'text, once there is room')
    await settled()
    expect(saveWords(draft.state)).toBe('Saved on this device')
  })
})
