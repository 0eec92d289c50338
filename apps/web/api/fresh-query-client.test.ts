import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FreshQueryClient } from './fresh-query-client.ts'

const KEY = ['list']

/** Every reading, oldest first, answered when the test says so. */
let readings: { arrive: (rows: string[]) => void; signal: AbortSignal }[]
let client: FreshQueryClient
let list: QueryObserver<string[], Error, string[], string[], string[]>
let leave: () => void

const read = ({ signal }: { signal: AbortSignal }) =>
  new Promise<string[]>((arrive) => readings.push({ arrive, signal }))

beforeEach(() => {
  readings = []
  client = new FreshQueryClient()
  list = new QueryObserver(client, { queryKey: KEY, queryFn: read })
  leave = list.subscribe(() => undefined)
})
afterEach(() => leave())

it('reads again what was first read while something changed', async () => {
  const invalidated = client.invalidateQueries({ queryKey: KEY })
  expect(readings).toHaveLength(2)
  expect(readings[0]?.signal.aborted).toBe(true)
  readings[0]?.arrive(['before'])
  readings[1]?.arrive(['after'])
  await invalidated
  expect(list.getCurrentResult()).toMatchObject({ status: 'success', data: ['after'] })
})

it('leaves alone what is to be read at another time, and what nobody looks at', async () => {
  void client.invalidateQueries({ queryKey: KEY, refetchType: 'none' })
  void client.invalidateQueries({ queryKey: ['another'] })
  expect(readings).toHaveLength(1)

  const fetched = client.fetchQuery({ queryKey: ['fetched'], queryFn: read })
  void client.invalidateQueries({ queryKey: ['fetched'] })
  expect(readings).toHaveLength(2)
  readings[1]?.arrive(['fetched'])
  expect(await fetched).toEqual(['fetched'])
})
