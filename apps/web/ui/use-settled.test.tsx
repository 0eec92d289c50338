import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { letPass } from '../testing/let-pass.ts'
import { useSettled } from './use-settled.ts'

const wait = (milliseconds: number) => letPass(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => void vi.useRealTimers()
})

it('follows a value once it has rested, and waits anew when it changes', async () => {
  const { result, rerender } = await renderHook((text = 'a') => useSettled(text, 300))
  await rerender('ab')
  await wait(299)
  await rerender('abc')
  await wait(299)
  expect(result.current).toBe('a')
  await wait(1)
  expect(result.current).toBe('abc')
})
