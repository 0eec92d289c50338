import { listSessions } from '@laurel/contract/account-settings'
import { logIn } from '@laurel/contract/accounts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendSignedIn } from './send-signed-in.ts'
import { forgetSession, readEnding, readToken, rememberTokens } from './session.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}
const refresh = vi.fn<typeof fetch>()
const answer = (status: number, data: object = {}) => Response.json({ data }, { status })

/** Answers 401 to every token but one. */
const send = vi.fn((token: string | null) => Promise.resolve(answer(token === 'fresh' ? 200 : 401)))

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('fetch', refresh)
  vi.stubGlobal('navigator', {})
  rememberTokens({ accessToken: 'old', refreshToken: 'once' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  stored.clear()
})

it('renews a session that has expired and sends once more', async () => {
  refresh.mockResolvedValueOnce(answer(200, { accessToken: 'fresh', refreshToken: 'next' }))
  expect((await sendSignedIn(listSessions, send)).status).toBe(200)
  expect(send.mock.calls).toEqual([['old'], ['fresh']])
  expect(readToken()).toBe('fresh')
})

it('signs out when the session is over, or refused once it was renewed', async () => {
  refresh.mockResolvedValueOnce(answer(401))
  expect((await sendSignedIn(listSessions, send)).status).toBe(401)
  expect(readToken()).toBeNull()
  rememberTokens({ accessToken: 'old', refreshToken: 'once' })
  refresh.mockResolvedValueOnce(answer(200, { accessToken: 'refused', refreshToken: 'next' }))
  expect((await sendSignedIn(listSessions, send)).status).toBe(401)
  expect(readToken()).toBeNull()
})

it('keeps the session while it cannot be renewed, and sends nothing again', async () => {
  refresh.mockResolvedValueOnce(answer(503))
  expect((await sendSignedIn(listSessions, send)).status).toBe(401)
  expect(send).toHaveBeenCalledOnce()
  expect(readToken()).toBe('old')
})

it('takes the refusal of a public call for an answer', async () => {
  expect((await sendSignedIn(logIn, send)).status).toBe(401)
  expect(refresh).not.toHaveBeenCalled()
  expect(readToken()).toBe('old')
})

const userInfo = (id: string) => stored.set('userInfo', JSON.stringify({ id }))

it('calls no session expired that was ended by a logout meanwhile', async () => {
  const late = Promise.withResolvers<Response>()
  const sending = sendSignedIn(listSessions, () => late.promise)
  forgetSession()
  stored.set('register1', 'typed by whoever came next')
  late.resolve(answer(401))
  expect((await sending).status).toBe(401)
  expect(readEnding()).toBeUndefined()
  expect(stored.has('register1')).toBe(true)
  expect(refresh).not.toHaveBeenCalled()
})

it('sends nothing again for somebody else who logged in meanwhile', async () => {
  userInfo('maya')
  const late = Promise.withResolvers<Response>()
  send.mockReturnValueOnce(late.promise)
  const sending = sendSignedIn(listSessions, send)
  userInfo('ada')
  rememberTokens({ accessToken: 'fresh', refreshToken: 'of Ada' })
  late.resolve(answer(401))
  expect((await sending).status).toBe(401)
  expect(send.mock.calls).toEqual([['old']])
  expect(readToken()).toBe('fresh')
})
