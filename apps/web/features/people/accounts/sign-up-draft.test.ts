import { expect, it, vi } from 'vitest'
import { dropSignUp, keepSignUp, readSignUp } from './sign-up-draft.ts'
import { EMPTY_SIGN_UP } from './sign-up-rules.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('gives back what was typed, without the password', () => {
  const storage = memory()
  keepSignUp(storage, {
    ...EMPTY_SIGN_UP,
    firstName: 'Maya',
    dialCountry: 'DE',
    password: 'secret 1',
    confirm: 'secret 1',
    termsAccepted: true,
  })
  expect(readSignUp(storage)).toEqual({ dialCountry: 'DE', firstName: 'Maya' })
  expect([...storage.kept.values()].join('')).not.toContain('secret')
})

it('treats what cannot be read as empty', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const storage = memory()
  storage.setItem('register1', '{"firstName"')
  expect(readSignUp(storage)).toEqual({})
  expect(logged).toHaveBeenCalledOnce()
  storage.setItem('register1', '{"firstName":7,"other":"x"}')
  expect(readSignUp(storage)).toEqual({})
  logged.mockRestore()
})

it('forgets, and keeps nothing of an empty form', () => {
  const storage = memory()
  keepSignUp(storage, { ...EMPTY_SIGN_UP, password: 'secret 1' })
  expect(storage.kept.size).toBe(0)
  keepSignUp(storage, { ...EMPTY_SIGN_UP, firstName: 'Maya' })
  dropSignUp(storage)
  expect(readSignUp(storage)).toEqual({})
})
