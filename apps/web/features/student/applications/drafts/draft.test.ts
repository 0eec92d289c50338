import { ANSWER_LIMIT_CHARACTERS, PASTES_LIMIT } from '@laurel/contract/application-shapes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveWords } from './save-words.ts'
import { aFailure, offline } from './testing/a-server.ts'
import { anApplication, NOW } from './testing/an-application.ts'

let application: ReturnType<typeof anApplication>
let { server, device, open, begin } = {} as typeof application

/** What is begun, and waits for nothing but its turn, is done. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  application = anApplication()
  ;({ server, device, open, begin } = application)
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
    server.during.push(() => draft.edit('essay', 'one two'))
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
    draft.edit('essay', 'text', { source })
    await draft.saveAll()
    draft.edit('essay', 'text, changed')
    await draft.saveAll()
    expect(server.requests.map(([answer]) => answer?.source)).toEqual([source, undefined])
  })

  it('tells of each paste until the server has it, whatever happens between', async () => {
    const pastesSent = () => server.requests.map(([answer]) => answer?.pastes)
    const draft = await open()
    draft.edit('essay', 'first', { pastes: ['first'] })
    draft.edit('essay', 'first, changed')
    server.failures.push(offline())
    server.during.push(() => draft.edit('essay', 'first and second', { pastes: ['second'] }))
    await draft.saveAll()
    draft.stop()
    const after = await open()
    await after.saveAll()
    after.edit('essay', 'first and second, changed')
    await after.saveAll()
    expect(pastesSent()).toEqual([['first'], ['first', 'second'], undefined])
  })

  it('tells of the latest pastes where there are more than a save takes', async () => {
    const draft = await open()
    draft.edit('essay', 'long', { pastes: ['x'.repeat(ANSWER_LIMIT_CHARACTERS), 'short'] })
    draft.edit('link', 'many', { pastes: Array.from({ length: 30 }, (_, at) => `paste ${at}`) })
    await draft.saveAll()
    const [essay, link] = server.requests.at(-1) ?? []
    expect(essay?.pastes).toEqual(['short'])
    expect(link?.pastes).toHaveLength(PASTES_LIMIT)
    expect(link?.pastes?.at(-1)).toBe('paste 29')
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
    device.kept['link'] = { value: 'kept by another tab' }
    draft.finish()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requests).toEqual([])
    expect(device.kept).toEqual({ link: { value: 'kept by another tab' } })
    expect(application.told).toEqual(['submitted'])
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
