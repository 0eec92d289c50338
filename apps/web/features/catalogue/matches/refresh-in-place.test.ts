import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../../../api/keys.ts'
import { readEligible } from '../listings/use-lists.ts'
import { givenAnswer } from './apply-answer.ts'
import { refreshInPlace, showAnswer } from './refresh-in-place.ts'

const QUERY = { offset: '0', limit: '9', order: 'DESC', orderBy: 'createdAt' } as const
const KEY = keys.eligible(QUERY)

/** The requests for the list, oldest first, each answered when the test says so. */
let requests: { arrive: (rows: ListedScholarship[]) => void; fail: () => void }[]
let client: QueryClient
let leave: () => void

function row(title: string): ListedScholarship {
  const unknown = [{ result: 'unknown', soft: false, code: 'in', fact: 'state', asked: ['TX'] }]
  const match = { verdict: 'possible', reasons: [], unknown }
  return { id: 'one', title, match } as unknown as ListedScholarship
}

const shown = () => client.getQueryData<ListedScholarship[]>(KEY)?.map(({ title }) => title)
const verdict = () => client.getQueryData<ListedScholarship[]>(KEY)?.[0]?.match?.verdict
const request = async (index: number) => {
  await expect.poll(() => requests.length).toBeGreaterThan(index)
  return requests[index]!
}
const arrived = (title: string) => expect.poll(shown).toEqual([title])
/** Turns enough for whatever has arrived to be shown. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  requests = []
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve, reject) => {
        const arrive = (scholarshiplists: ListedScholarship[]) =>
          resolve(Response.json({ data: { scholarshiplists } }))
        requests.push({ arrive, fail: () => reject(new TypeError('No network')) })
      }),
  )
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(KEY, [row('before')])
  const list = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: ({ signal }) => readEligible(QUERY, signal),
  })
  leave = list.subscribe(() => undefined)
})

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

it('shows what was read after the newest answer, whichever arrives last', async () => {
  const first = refreshInPlace(client, undefined, undefined)
  const second = refreshInPlace(client, undefined, undefined)
  const [older, newer] = [await request(0), await request(1)]
  newer.arrive([row('after both')])
  await arrived('after both')
  older.arrive([row('after one')])
  await Promise.all([first, second])
  await settle()
  expect(shown()).toEqual(['after both'])
})

it('keeps showing an answer that is being saved when an older reading arrives', async () => {
  const reading = refreshInPlace(client, undefined, undefined)
  const older = await request(0)
  const answer = givenAnswer({ fact: 'state' }, 'TX')
  showAnswer(client, answer!, undefined)
  expect(verdict()).toBe('eligible')
  older.arrive([row('after one')])
  await reading
  await settle()
  expect(verdict()).toBe('eligible')
})

it('lets nothing that was asked for before the answer come after it', async () => {
  const asked = client.invalidateQueries({ queryKey: KEY })
  const older = await request(0)
  const reading = refreshInPlace(client, undefined, undefined)
  const newer = await request(1)
  newer.arrive([row('after')])
  await reading
  older.arrive([row('asked before')])
  await asked
  await settle()
  expect(shown()).toEqual(['after'])
})

it('lets the list be asked for again when it could not be read', async () => {
  const reading = refreshInPlace(client, undefined, undefined)
  ;(await request(0)).fail()
  ;(await request(1)).arrive([row('read again')])
  await reading
  expect(shown()).toEqual(['read again'])
})
