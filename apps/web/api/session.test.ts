import type { Applicant } from '@laurel/contract/profile'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  expireSession,
  forgetSession,
  onSessionChange,
  readSession,
  rememberUser,
} from './session.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  stored.set('token', 'a').set('userInfo', JSON.stringify({ id: 'maya' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

it('is one value for as long as it says the same', () => {
  const first = readSession()
  expect(first).toMatchObject({ user: { id: 'maya' } })
  const stop = onSessionChange(() => undefined)
  window.dispatchEvent(new Event('storage'))
  expect(readSession()).toBe(first)
  stop()
})

it('ends for all of a page at once, when the event of another tab has arrived', () => {
  const heard: unknown[] = []
  const stops = [1, 2].map(() => onSessionChange(() => heard.push(readSession())))
  stored.delete('token')
  expect(readSession()).toMatchObject({ user: { id: 'maya' } })
  window.dispatchEvent(new Event('storage'))
  expect(heard).toEqual([undefined, undefined])
  for (const stop of stops) stop()
})

it('is read anew by the first listener: nobody was told of what happened before', () => {
  onSessionChange(() => undefined)()
  expect(readSession()).toBeDefined()
  stored.delete('token')
  const stop = onSessionChange(() => undefined)
  expect(readSession()).toBeUndefined()
  stop()
})

it.each(['null', '7', '{"firstName":"Maya"}', 'maya'])(
  'is nobody’s where %s is stored, which no page could be drawn for',
  (text) => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    stored.set('userInfo', text)
    expect(readSession()).toBeUndefined()
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  },
)

const TYPED = ['formData', 'supportAnswers', 'sponsorWords', 'conversation']

it('leaves nothing that was typed at a logout, and what was not saved when it only expires', () => {
  for (const key of [...TYPED, 'chatText']) stored.set(key, '{}')
  expireSession()
  expect([...stored.keys()].toSorted()).toEqual(TYPED.toSorted())
  forgetSession()
  expect([...stored.keys()]).toEqual([])
})

it('takes no late answer for who is signed in: not after a logout, nor for somebody else', () => {
  const maya = { id: 'maya', firstName: 'Maya', isActiveSubscription: false } as Applicant
  rememberUser(maya)
  expect(readSession()).toEqual({ user: maya })

  stored.set('token', 'b').set('userInfo', JSON.stringify({ id: 'ada' }))
  rememberUser({ ...maya, firstName: 'Late' })
  expect(readSession()).toEqual({ user: { id: 'ada' } })

  forgetSession()
  rememberUser(maya)
  expect([...stored.keys()]).toEqual([])
})
