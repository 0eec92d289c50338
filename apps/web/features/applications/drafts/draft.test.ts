import type { AnswerInput } from '@laurel/contract/application-shapes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { Draft } from './draft.ts'
import { openDraftStore } from './draft-store.ts'

const NOW = new Date('2027-01-05T14:41:00Z')

/** A storage of the browser, in memory. */
function aStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** A server that keeps answers by version and refuses stale ones, as the real one does. */
function aServer() {
  const kept = new Map<string, { fieldValue: AnswerInput['fieldValue']; version: number }>()
  const requests: AnswerInput[][] = []
  const failures: Error[] = []
  const send = async (answers: AnswerInput[]) => {
    requests.push(answers)
    const failure = failures.shift()
    if (failure) throw failure
    const newer = answers.flatMap(({ requirementId, fieldValue, baseVersion }) => {
      const known = kept.get(requirementId)
      if (!known || known.fieldValue === fieldValue || known.version === baseVersion) return []
      return baseVersion === undefined && known === undefined ? [] : [{ requirementId, ...known }]
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
let storage: ReturnType<typeof aStorage>

function open(): Draft {
  const known = [...server.kept].map(([requirementId, { fieldValue, version }]) => ({
    requirementId,
    fieldId: requirementId,
    fieldValue: fieldValue ?? '',
    version,
    updatedAt: '2027-01-05T14:00:00Z',
    field: { options: [] },
  }))
  const store = openDraftStore(storage, 'maya', 'grant')
  const draft = new Draft(known, { store, send: server.send, now: () => NOW })
  draft.start()
  return draft
}

beforeEach(() => {
  vi.useFakeTimers()
  server = aServer()
  storage = aStorage()
})
afterEach(() => vi.useRealTimers())

describe('autosave', () => {
  it('saves a second after the last edit, only what changed, on its version', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 4 })
    const draft = open()
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
    expect(storage.kept.size).toBe(0)
  })

  it('keeps what is typed while a save runs, and saves it next', async () => {
    const draft = open()
    draft.edit('essay', 'one')
    const saving = draft.saveAll()
    draft.edit('essay', 'one two')
    expect(await saving).toBe(true)
    expect(server.kept.get('essay')).toEqual({ fieldValue: 'one two', version: 2 })
  })

  it('says so when the server is away, keeps the text and retries', async () => {
    server.failures.push(offline(), offline())
    const draft = open()
    draft.edit('essay', 'text')
    expect(await draft.saveAll()).toBe(false)
    expect(draft.state.phase).toBe('retrying')
    expect(storage.kept.size).toBe(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(draft.state.phase).toBe('retrying')
    await vi.advanceTimersByTimeAsync(4000)
    expect(draft.state.phase).toBe('saved')
    expect(server.kept.get('essay')?.fieldValue).toBe('text')
  })

  it('takes an answer back', async () => {
    server.kept.set('file', { fieldValue: '/files/1/a.pdf', version: 1 })
    const draft = open()
    draft.edit('file', undefined)
    await draft.saveAll()
    expect(server.requests.at(-1)).toEqual([
      { requirementId: 'file', fieldValue: null, baseVersion: 1 },
    ])
  })

  it('says with the next save where an answer was taken from', async () => {
    const source = { applicationId: 'earlier', requirementId: 'why' }
    const draft = open()
    draft.edit('essay', 'text', source)
    await draft.saveAll()
    draft.edit('essay', 'text, changed')
    await draft.saveAll()
    expect(server.requests.map(([answer]) => answer?.source)).toEqual([source, undefined])
  })

  it('sets an answer that is refused aside and saves the others', async () => {
    server.failures.push(aFailure('FOREIGN_FILE', 422, { fields: { file: 'Upload it again.' } }))
    const draft = open()
    draft.edit('file', '/files/x/y.pdf')
    draft.edit('essay', 'text')
    expect(await draft.saveAll()).toBe(false)
    expect(draft.state.refusals).toEqual({ file: 'Upload it again.' })
    expect(server.kept.get('essay')?.fieldValue).toBe('text')
  })

  it('stops when nothing can be saved any more', async () => {
    server.failures.push(aFailure('ALREADY_APPLIED', 409))
    const draft = open()
    draft.edit('essay', 'late')
    expect(await draft.saveAll()).toBe(false)
    expect(draft.state.refusal?.code).toBe('ALREADY_APPLIED')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requests).toHaveLength(1)
  })
})

describe('after a reload', () => {
  it('restores and saves what was not sent', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    open().edit('essay', 'typed, then the browser crashed')
    const draft = open()
    expect(draft.state.values).toEqual({ essay: 'typed, then the browser crashed' })
    await vi.advanceTimersByTimeAsync(0)
    expect(server.kept.get('essay')?.fieldValue).toBe('typed, then the browser crashed')
    expect(storage.kept.size).toBe(0)
  })

  it('takes a save whose answer was lost for its own, not for a conflict', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const before = open()
    server.failures.push(offline())
    before.edit('essay', 'sent')
    await before.saveAll()
    before.edit('essay', 'sent and more')
    before.stop()
    server.kept.set('essay', { fieldValue: 'sent', version: 2 })
    const draft = open()
    expect(draft.state.conflicts).toEqual({})
    expect(draft.state.values['essay']).toBe('sent and more')
  })

  it('offers both texts when the server has a newer one from elsewhere', () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    open().edit('essay', 'mine')
    server.kept.set('essay', { fieldValue: 'from the phone', version: 2 })
    const draft = open()
    expect(draft.state.values['essay']).toBe('mine')
    expect(draft.state.conflicts['essay']?.fieldValue).toBe('from the phone')
  })
})

describe('a conflict', () => {
  async function inConflict(): Promise<Draft> {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const draft = open()
    server.kept.set('essay', { fieldValue: 'from the phone', version: 2 })
    draft.edit('essay', 'mine')
    draft.edit('link', 'https://example.org')
    expect(await draft.saveAll()).toBe(false)
    return draft
  }

  it('holds one answer back and saves the others', async () => {
    const draft = await inConflict()
    expect(Object.keys(draft.state.conflicts)).toEqual(['essay'])
    expect(server.kept.get('link')?.fieldValue).toBe('https://example.org')
    expect(server.kept.get('essay')?.fieldValue).toBe('from the phone')
    expect(storage.kept.size).toBe(1)
  })

  it('ends with one’s own text written on top', async () => {
    const draft = await inConflict()
    draft.resolve('essay', 'mine')
    expect(await draft.saveAll()).toBe(true)
    expect(server.kept.get('essay')).toEqual({ fieldValue: 'mine', version: 3 })
  })

  it('or with the newer one', async () => {
    const draft = await inConflict()
    draft.resolve('essay', 'theirs')
    expect(draft.state.values['essay']).toBe('from the phone')
    expect(draft.hasUnsaved).toBe(false)
    expect(storage.kept.size).toBe(0)
  })
})

describe('the copy on the device', () => {
  it('belongs to one person and one scholarship', () => {
    openDraftStore(storage, 'maya', 'grant').keep('essay', { value: 'mine' })
    expect(openDraftStore(storage, 'leo', 'grant').read()).toEqual({})
    expect(openDraftStore(storage, 'maya', 'prize').read()).toEqual({})
    expect(openDraftStore(storage, 'maya', 'grant').read()).toEqual({ essay: { value: 'mine' } })
  })

  it('is not dropped for a text that another tab has changed since', () => {
    const store = openDraftStore(storage, 'maya', 'grant')
    store.keep('essay', { value: 'newer' })
    store.drop('essay', 'older')
    expect(store.read()).toEqual({ essay: { value: 'newer' } })
  })

  it.each(['no json', 'null', '7', '{"essay":null}'])('reads %j as empty', (text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    storage.setItem('draftEssayData:maya:grant', text)
    expect(openDraftStore(storage, 'maya', 'grant').read()).toEqual({})
  })
})
