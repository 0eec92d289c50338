import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addToWishlist, listWishlist } from '@laurel/contract/scholarships'
import { call } from './api/call.ts'
import { rememberTokens } from './api/session.ts'
import { askEarly } from './first-calls.ts'

const SAVED = '/api/v1/scholarships/get-wishlist'
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}
const fetched = vi.fn<typeof fetch>()

/** What the head of the saved list does, where `search` stands in the address. */
function openSaved(search = ''): void {
  const page = { localStorage: storage, fetch: fetched, AbortSignal, location: { search } }
  runInNewContext(askEarly('pages/applicant/saved') ?? '', page)
  if ('laurelEarly' in page) vi.stubGlobal('laurelEarly', page.laurelEarly)
}
const signIn = (accessToken: string) => rememberTokens({ accessToken, refreshToken: 'once' })
const answerWith = (...words: string[]) =>
  words.forEach((word) => fetched.mockResolvedValueOnce(Response.json({ data: word })))
const asked = () =>
  fetched.mock.calls.map(([address, init]) => [
    address,
    new Headers(init?.headers).get('authorization'),
  ])

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  stored.clear()
})

it('asks for whoever is signed in, and the first call takes the answer over', async () => {
  stored.set('token', 'mine')
  answerWith('early', 'later')
  openSaved()
  expect(asked()).toEqual([[SAVED, 'Bearer mine']])
  expect(await call(listWishlist)).toBe('early')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(await call(listWishlist)).toBe('later')
})

it.each([
  ['nobody is signed in', undefined, ''],
  ['the address shows another list', 'mine', '?page=2'],
])('asks for nothing where %s', (_where, token, search) => {
  if (token !== undefined) stored.set('token', token)
  openSaved(search)
  expect(fetched).not.toHaveBeenCalled()
})

it('asks for nothing on a page without a list', () => {
  expect(askEarly('pages/applicant/setting')).toBeUndefined()
})

it('shows nobody what was asked for somebody else', async () => {
  stored.set('token', 'mine')
  answerWith('of the first', 'of the second')
  openSaved()
  signIn('another')
  expect(await call(listWishlist)).toBe('of the second')
  expect(asked()).toEqual([
    [SAVED, 'Bearer mine'],
    [SAVED, 'Bearer another'],
  ])
})

it('is no longer true once something was written', async () => {
  stored.set('token', 'mine')
  answerWith('before', 'written', 'after')
  openSaved()
  await call(addToWishlist, { body: { scholarshipId: 'one' } })
  expect(await call(listWishlist)).toBe('after')
})

it('that fails is a call that failed, and nothing that nobody heard of', async () => {
  stored.set('token', 'mine')
  fetched.mockRejectedValueOnce(new TypeError('no connection'))
  openSaved()
  await expect(call(listWishlist)).rejects.toMatchObject({ isOffline: true })
  answerWith('again')
  expect(await call(listWishlist)).toBe('again')
})

it('that is refused renews the session and is asked for again', async () => {
  signIn('expired')
  fetched.mockResolvedValueOnce(Response.json({}, { status: 401 }))
  openSaved()
  const renewed = { accessToken: 'fresh', refreshToken: 'next' }
  fetched.mockResolvedValueOnce(Response.json({ data: renewed }))
  answerWith('renewed')
  vi.stubGlobal('navigator', {})
  expect(await call(listWishlist)).toBe('renewed')
  expect(asked().at(-1)).toEqual([SAVED, 'Bearer fresh'])
})
