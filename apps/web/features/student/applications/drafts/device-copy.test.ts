import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withFallback } from './device-copy.ts'
import { openDraftStore, type Keeping } from './draft-store.ts'
import { moveLocalCopies, openLocalCopy } from './local-copy.ts'
import { aDevice } from './testing/a-device.ts'
import { aStorage } from './testing/a-storage.ts'

const KEY = { applicantId: 'maya', scholarshipId: 'grant' }
const keep = (value: string) => [{ requirementId: 'essay', answer: { value } }]

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the copy in localStorage', () => {
  it('belongs to one person and one scholarship', async () => {
    const copy = openLocalCopy(aStorage())
    await copy.write(KEY, keep('mine'))
    expect(await copy.read(KEY)).toEqual({ essay: { value: 'mine' } })
    expect(await copy.read({ ...KEY, applicantId: 'leo' })).toEqual({})
    expect(await copy.read({ ...KEY, scholarshipId: 'prize' })).toEqual({})
    expect(await copy.list('maya')).toEqual(['grant'])
    expect(await copy.list('leo')).toEqual([])
  })

  it('does not drop a text that another tab has changed since', async () => {
    const storage = aStorage()
    const copy = openLocalCopy(storage)
    await copy.write(KEY, keep('newer'))
    await copy.write(KEY, [{ requirementId: 'essay', dropped: 'older' }])
    expect(await copy.read(KEY)).toEqual({ essay: { value: 'newer' } })
    await copy.write(KEY, [{ requirementId: 'essay', dropped: 'newer' }])
    expect(storage.length).toBe(0)
  })

  it.each(['no json', 'null', '7', '{"essay":null}'])('reads %j as empty', async (text) => {
    const storage = aStorage()
    storage.setItem('draftEssayData:maya:grant', text)
    expect(await openLocalCopy(storage).read(KEY)).toEqual({})
  })

  it('is moved to the database once that can be used', async () => {
    const [storage, device] = [aStorage(), aDevice()]
    storage.setItem('token', 'kept')
    storage.setItem('draftEssayData:maya:grant', '{"essay":{"value":"mine","baseVersion":2}}')
    await moveLocalCopies(storage, device.copy)
    expect(device.kept).toEqual({ essay: { value: 'mine', baseVersion: 2 } })
    expect([...storage.kept.keys()]).toEqual(['token'])
  })

  it('stays when the database does not take it', async () => {
    const [storage, device] = [aStorage(), aDevice()]
    storage.setItem('draftEssayData:maya:grant', '{"essay":{"value":"mine"}}')
    device.failures.push(new Error('full'))
    await expect(moveLocalCopies(storage, device.copy)).rejects.toThrow('full')
    expect(storage.length).toBe(1)
  })
})

describe('a database that fails', () => {
  it('gives way to localStorage, and leaves no older text behind', async () => {
    const [device, local] = [aDevice(), openLocalCopy(aStorage())]
    const copy = withFallback(device.copy, local)
    await copy.write(KEY, [...keep('old'), { requirementId: 'link', answer: { value: 'a link' } }])
    device.failures.push(new Error('full'))
    await copy.write(KEY, keep('new'))
    expect(device.kept).toEqual({})
    expect(await copy.read(KEY)).toEqual({ essay: { value: 'new' }, link: { value: 'a link' } })
    expect(await copy.list('maya')).toEqual(['grant'])
  })

  it('fails for good when localStorage is full too', async () => {
    const [device, storage] = [aDevice(), aStorage()]
    storage.setItem = () => {
      throw new Error('full')
    }
    device.failures.push(new Error('full'))
    const copy = withFallback(device.copy, openLocalCopy(storage))
    await expect(copy.write(KEY, keep('new'))).rejects.toThrow('full')
  })
})

describe('the store of a form', () => {
  it('writes all edits of a task at once and says when they are kept', async () => {
    const device = aDevice()
    const writes = vi.spyOn(device.copy, 'write')
    const store = openDraftStore(Promise.resolve(device.copy), KEY)
    const said: Keeping[] = []
    store.follow((keeping) => void said.push(keeping))
    store.keep('essay', { value: 'a' })
    store.keep('essay', { value: 'ab' })
    store.keep('link', { value: 'c' })
    expect(said).not.toContain('kept')
    await store.settle()
    expect(writes).toHaveBeenCalledTimes(1)
    expect(device.kept).toEqual({ essay: { value: 'ab' }, link: { value: 'c' } })
    expect(said.at(-1)).toBe('kept')
  })

  it('keeps the order of what is kept and dropped', async () => {
    const device = aDevice()
    const store = openDraftStore(Promise.resolve(device.copy), KEY)
    store.keep('essay', { value: 'a' })
    await store.settle()
    store.keep('essay', { value: 'ab' })
    store.drop('essay', 'ab')
    await store.settle()
    expect(device.kept).toEqual({})
    store.drop('essay', 'ab')
    store.keep('essay', { value: 'abc' })
    await store.settle()
    expect(device.kept).toEqual({ essay: { value: 'abc' } })
  })
})
