import { expect, it, vi } from 'vitest'
import { dropProgress, keepProgress, readProgress } from './reset-progress.ts'

function memory(stored?: string) {
  const kept = new Map<string, string>(stored === undefined ? [] : [['passwordReset', stored]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('goes on where it was left, until it is dropped', () => {
  const storage = memory()
  keepProgress(storage, { step: 'code', email: 'maya@example.org' })
  expect(readProgress(storage)).toEqual({ step: 'code', email: 'maya@example.org' })
  dropProgress(storage)
  expect(readProgress(storage)).toEqual({ step: 'email', email: '' })
})

it.each(['null', '7', '{"step":"code"}', '{"step":"code","email":7}', '{"step'])(
  'begins anew with %s',
  (stored) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(readProgress(memory(stored))).toEqual({ step: 'email', email: '' })
    logged.mockRestore()
  },
)
