import { beforeEach, describe, expect, it } from 'vitest'
import { forgetSent, keepAnswer, readKept } from './kept-answers.ts'
import { isOverdue, queueView, titleOf } from './queue-view.ts'

class AStorage {
  readonly texts = new Map<string, string>()
  getItem = (key: string) => this.texts.get(key) ?? null
  setItem = (key: string, text: string) => void this.texts.set(key, text)
  removeItem = (key: string) => void this.texts.delete(key)
}

describe('an answer that is not sent', () => {
  let storage: AStorage
  beforeEach(() => {
    storage = new AStorage()
  })
  const answer = { text: 'On Monday.', onceKey: '' }

  it('stays for its request, and goes once it is', () => {
    keepAnswer(storage, 'ada', 'r1', answer)
    keepAnswer(storage, 'ada', 'r2', { text: 'No.', onceKey: 'k' })
    expect(readKept(storage, 'ada', 'r1')).toEqual(answer)
    keepAnswer(storage, 'ada', 'r1', { text: '', onceKey: '' })
    expect(readKept(storage, 'ada', 'r1').text).toBe('')
    expect(readKept(storage, 'ada', 'r2')).toEqual({ text: 'No.', onceKey: 'k' })
    keepAnswer(storage, 'ada', 'r2', { text: '', onceKey: '' })
    expect(storage.texts.size).toBe(0)
  })

  it('goes once it was sent, unless it was changed meanwhile', () => {
    const sent = { text: 'No.', onceKey: 'k' }
    keepAnswer(storage, 'ada', 'r1', sent)
    keepAnswer(storage, 'ada', 'r2', answer)
    expect(forgetSent(storage, 'ada', 'r1', 'k')).toBe(true)
    expect(readKept(storage, 'ada', 'r1').text).toBe('')
    expect(forgetSent(storage, 'ada', 'r2', 'k')).toBe(false)
    expect(readKept(storage, 'ada', 'r2')).toEqual(answer)
  })

  it('is nobody else’s', () => {
    keepAnswer(storage, 'ada', 'r1', answer)
    expect(readKept(storage, 'ben', 'r1').text).toBe('')
  })

  it.each(['7', '{"ownerId":"ada","answers":7}', '{"ownerId":"ada","answers":{"r1":{"text":1}}}'])(
    'is none in a storage with %s',
    (text) => {
      storage.setItem('supportAnswers', text)
      expect(readKept(storage, 'ada', 'r1')).toEqual({ text: '', onceKey: '' })
    },
  )
})

it.each([
  ['2026-11-21T10:00:00Z', false],
  ['2026-11-21T09:59:59Z', true],
])('what was asked at %s waits too long: %s', (createdAt, expected) => {
  expect(isOverdue({ createdAt, status: 'Active' }, new Date('2026-11-22T10:00:00Z'))).toBe(
    expected,
  )
})

it('what is resolved waits no more', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  expect(isOverdue({ createdAt: '2026-01-01T00:00:00Z', status: 'Resolved' }, now)).toBe(false)
})

it('reads what the address asks for', () => {
  expect(queueView(new URLSearchParams('?status=Resolved&page=2'))).toEqual({
    status: 'Resolved',
    page: 2,
  })
  expect(queueView(new URLSearchParams('?status=gone'))).toEqual({
    status: 'Active',
    page: 1,
  })
})

it('names a request by its query, or by how it begins', () => {
  const description = 'May I apply?\nI live in Graz.'
  expect(titleOf({ query: 'Abroad', description })).toBe('Abroad')
  expect(titleOf({ query: '', description })).toBe('May I apply? I live in Graz.')
  const long = 'word '.repeat(40)
  expect(titleOf({ query: '', description: long })).toBe(`${'word '.repeat(15)}word…`)
  expect(titleOf({ query: '', description: 'a'.repeat(100) })).toBe(`${'a'.repeat(79)}…`)
})
