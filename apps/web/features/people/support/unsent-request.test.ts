import { expect, it, vi } from 'vitest'
import { keepUnsent, NOTHING_UNSENT, readUnsent } from './unsent-request.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const UNSENT = { values: { query: 'Login', description: 'It says no.' }, onceKey: 'once' }

it('gives back what was typed with the key of its try, to the same person only', () => {
  const storage = memory()
  expect(keepUnsent(storage, 'own', 'maya', UNSENT)).toBe(true)
  expect(readUnsent(storage, 'own', 'maya')).toEqual(UNSENT)
  expect(readUnsent(storage, 'own', 'noor')).toBe(NOTHING_UNSENT)
  expect(readUnsent(storage, 'guest', 'maya')).toBe(NOTHING_UNSENT)
})

it('keeps nothing of an empty form', () => {
  const storage = memory()
  keepUnsent(storage, 'own', 'maya', UNSENT)
  keepUnsent(storage, 'own', 'maya', { values: { query: '' }, onceKey: '' })
  expect(storage.kept.size).toBe(0)
})

it('treats what cannot be read as empty', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const storage = memory()
  storage.setItem('supportRequest', '{"values"')
  expect(readUnsent(storage, 'own', 'maya')).toBe(NOTHING_UNSENT)
  expect(logged).toHaveBeenCalledOnce()
  storage.setItem('supportRequest', '{"ownerId":"maya","values":7,"onceKey":""}')
  expect(readUnsent(storage, 'own', 'maya')).toBe(NOTHING_UNSENT)
  const values = { query: 7, description: 'It says no.', other: 'x' }
  storage.setItem('supportRequest', JSON.stringify({ ownerId: 'maya', values, onceKey: '' }))
  expect(readUnsent(storage, 'own', 'maya').values).toEqual({ description: 'It says no.' })
})

it('says when this device keeps nothing', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  }
  expect(keepUnsent(full, 'guest', '', UNSENT)).toBe(false)
  expect(logged).toHaveBeenCalledOnce()
})
