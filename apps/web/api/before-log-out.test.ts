import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onBeforeLogOut, runBeforeLogOut } from './before-log-out.ts'

const forget: (() => void)[] = []
const register = (parting: Parameters<typeof onBeforeLogOut>[0]) =>
  forget.push(onBeforeLogOut(parting))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forget.splice(0).forEach((each) => each())
  vi.useRealTimers()
})

it('lets a person leave at once when there is nothing to do', async () => {
  expect(await runBeforeLogOut()).toBe(true)
})

it('does the work first and asks afterwards', async () => {
  const order: string[] = []
  register({
    work: async () => order.push('work'),
    mayLeave: async () => {
      order.push('question')
      return false
    },
  })
  expect(await runBeforeLogOut()).toBe(false)
  expect(order).toEqual(['work', 'question'])
})

it('asks all the same when work fails or takes too long', async () => {
  const mayLeave = vi.fn(async () => true)
  register({ work: () => Promise.reject(new Error('no connection')) })
  register({ work: () => new Promise(() => undefined), mayLeave })
  const leaving = runBeforeLogOut()
  await vi.advanceTimersByTimeAsync(4999)
  expect(mayLeave).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await leaving).toBe(true)
  expect(mayLeave).toHaveBeenCalledTimes(1)
})
