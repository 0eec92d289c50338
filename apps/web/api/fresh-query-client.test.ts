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

it('takes what a write answered with for newer than what is being read', async () => {
  readings[0]?.arrive(['before'])
  await expect.poll(() => list.getCurrentResult().data).toEqual(['before'])
  void client.refetchQueries({ queryKey: KEY })
  client.setQueryData(KEY, ['written'])
  readings[1]?.arrive(['read before it was written'])
  await expect.poll(() => readings.length).toBe(3)
  expect(readings[1]?.signal.aborted).toBe(true)
  expect(list.getCurrentResult().data).toEqual(['written'])
  readings[2]?.arrive(['written', 'and by others'])
  await expect.poll(() => list.getCurrentResult().data).toEqual(['written', 'and by others'])
})

it('does so for a first reading too, and gives up one that nobody looks at', async () => {
  client.setQueryData(KEY, ['written'])
  expect(readings).toHaveLength(2)
  expect(readings[0]?.signal.aborted).toBe(true)

  const fetched = client.fetchQuery({ queryKey: ['fetched'], queryFn: read })
  client.setQueryData(['fetched'], ['written'])
  readings[2]?.arrive(['before'])
  expect(await fetched).toEqual(['written'])
  expect(readings).toHaveLength(3)
  expect(client.getQueryData(['fetched'])).toEqual(['written'])
})

it('leaves a reading alone where there was nothing to change', () => {
  client.setQueryData<string[]>(KEY, (rows) => rows?.map((row) => `${row}!`))
  expect(readings).toHaveLength(1)
  expect(readings[0]?.signal.aborted).toBe(false)
})

it('leaves what a change makes of older data as old as that', async () => {
  client.setQueryData(['another'], ['old'], { updatedAt: 1000 })
  await client.invalidateQueries({ queryKey: ['another'] })
  client.setQueryData<string[]>(['another'], (rows) => rows?.map((row) => `${row}!`))
  expect(client.getQueryState(['another'])).toMatchObject({
    data: ['old!'],
    dataUpdatedAt: 1000,
    isInvalidated: true,
  })
})
