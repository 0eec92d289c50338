import { logIn } from '@laurel/contract/accounts'
import { listWishlist } from '@laurel/contract/scholarships'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { refusalWords } from '../features/people/accounts/refusal-words.ts'
import { aServer } from '../testing/a-server.ts'
import { anotherTab } from '../testing/another-tab.ts'
import { forgetEverything, signIn } from '../testing/sign-in.ts'
import { call } from './call.ts'
import { keys } from './keys.ts'
import { ServerState } from './query-client.tsx'
import { readEnding, readToken } from './session.ts'
import { useSession } from './use-session.ts'

const RENEWED = { accessToken: 'second', refreshToken: 'twice' }

let server: ReturnType<typeof aServer>
let tab: Awaited<ReturnType<typeof anotherTab>>

beforeEach(async () => {
  signIn()
  server = aServer()
  tab = await anotherTab()
})
afterEach(() => {
  tab.close()
  vi.unstubAllGlobals()
  forgetEverything()
})

const readList = () => call(listWishlist)
const tokens = () =>
  server.requests.map(({ request }) => new Headers(request?.headers).get('authorization'))
const refreshes = () => server.requests.filter(({ url }) => url.endsWith('/auth/refresh'))

it('calls that find the session expired at once renew it once, and are all made again', async () => {
  const reading = Promise.all([readList(), readList()])
  await server.refuse(401, 'UNAUTHORISED')
  await server.refuse(401, 'UNAUTHORISED')
  await server.answer(RENEWED)
  await server.answer(['one'])
  await server.answer(['two'])
  expect((await reading).flat().toSorted()).toEqual(['one', 'two'])
  expect(refreshes()).toHaveLength(1)
  expect(tokens()).toEqual(['Bearer first', 'Bearer first', null, 'Bearer second', 'Bearer second'])
})

it('a session that another tab is renewing is waited for, and its token used', async () => {
  const release = await tab.hold('laurel-refresh')
  const reading = readList()
  await server.refuse(401, 'UNAUTHORISED')
  const waitedFor = async () => (await navigator.locks.query()).pending?.map(({ name }) => name)
  await expect.poll(waitedFor).toContain('laurel-refresh')
  tab.storage.setItem('token', 'second')
  release()
  await server.answer(['one'])
  expect(await reading).toEqual(['one'])
  expect(refreshes()).toHaveLength(0)
})

it('a logout in another tab meanwhile ends the call, and signs nobody in again', async () => {
  const reading = readList()
  await server.refuse(401, 'UNAUTHORISED')
  await expect.poll(refreshes).toHaveLength(1)
  tab.storage.clear()
  await server.answer(RENEWED)
  await expect(reading).rejects.toMatchObject({ statusCode: 401 })
  expect(readToken()).toBeNull()
})

function Greeting() {
  const session = useSession()
  const saved = useQuery({ queryKey: keys.saved, queryFn: readList, enabled: Boolean(session) })
  return (
    <p>
      {session ? `Hello ${session.user.firstName}` : 'Hello'}, {saved.data?.length ?? 'no'} saved
    </p>
  )
}

it('a logout in another tab shows here at once, and nothing that was loaded stays', async () => {
  await render(
    <ServerState>
      <Greeting />
    </ServerState>,
  )
  await server.answer(['one', 'two'])
  await expect.element(page.getByText('Hello Maya, 2 saved')).toBeVisible()
  tab.storage.clear()
  await expect.element(page.getByText('Hello, no saved')).toBeVisible()
})

it('a login in another tab as somebody else shows here too', async () => {
  await render(
    <ServerState>
      <Greeting />
    </ServerState>,
  )
  await expect.element(page.getByText('Hello Maya, no saved')).toBeVisible()
  tab.storage.setItem('userInfo', JSON.stringify({ id: 'ada', firstName: 'Ada' }))
  await expect.element(page.getByText(/Hello Ada/)).toBeVisible()
})

it('a session that is over says so on the login page', async () => {
  const reading = readList()
  await server.refuse(401, 'UNAUTHORISED')
  await server.refuse(401, 'UNAUTHORISED')
  await expect(reading).rejects.toMatchObject({ statusCode: 401 })
  expect(readToken()).toBeNull()
  expect(readEnding()).toBe('expired')
})

const tryToLogIn = () =>
  call(logIn, { body: { userName: 'maya@students.example', password: 'Blue-Heron-7' } })

it.each([
  ['a refusal', () => server.refuse(401, 'WRONG_CREDENTIALS'), 'The words of WRONG_CREDENTIALS.'],
  ['a gateway', () => server.break(502), 'Server Error'],
  ['no connection', () => server.drop(), 'Server Error'],
  [
    'too many tries',
    () => server.refuse(429, 'TOO_MANY_REQUESTS', { 'retry-after': '90' }),
    'Too many tries. Please try again in 2 minutes.',
  ],
])('%s is told in words', async (_kind, fail, words) => {
  const trying = tryToLogIn()
  await fail()
  expect(refusalWords(await trying.catch((error: unknown) => error))).toBe(words)
})
