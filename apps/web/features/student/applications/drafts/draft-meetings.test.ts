import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from './draft.ts'
import { saveWords } from './save-words.ts'
import { anApplication, NOW } from './testing/an-application.ts'

let application: ReturnType<typeof anApplication>
let { server, device, open } = {} as typeof application

/** What is begun, and waits for nothing but its turn, is done. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  application = anApplication()
  ;({ server, device, open } = application)
})
afterEach(() => vi.useRealTimers())

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
    application.ways.loadMerge = () => Promise.reject(new Error('offline'))
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

  it('that sends what this one had kept makes no conflict of it', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const draft = await open()
    draft.edit('essay', 'old and new')
    await settled()
    const second = await open()
    draft.edit('essay', 'old and new and newer')
    let restored: readonly string[] = []
    const { send } = server
    server.send = (answers, options) => {
      restored = options.restored
      return send(answers, options)
    }
    await second.saveAll()
    expect(restored).toEqual(['essay'])
    const kept = { requirementId: 'essay', fieldValue: 'old and new', version: 2 }
    draft.learn([{ ...kept, isRestored: true }], NOW)
    expect(await draft.saveAll()).toBe(true)
    expect(draft.state).toMatchObject({ conflicts: {}, merges: {} })
    expect(server.kept.get('essay')?.fieldValue).toBe('old and new and newer')
  })

  it('does not write over what is being typed here', async () => {
    server.kept.set('essay', { fieldValue: 'old', version: 1 })
    const draft = await open()
    draft.edit('essay', 'mine')
    draft.learn([theirs], NOW)
    expect(draft.state.values['essay']).toBe('mine')
  })
})
