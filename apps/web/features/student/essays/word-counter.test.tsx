import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { letPass } from '../../../testing/let-pass.ts'
import { WordCounter } from './word-counter.tsx'

const PAUSE_MS = 1500
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const counted = () => document.querySelector('p')?.innerText.replaceAll(/\s+/g, ' ') ?? ''
const spoken = page.getByRole('status')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it.each([
  [0, 200, '0 / 200 words'],
  [182, 200, '182 / 200 words 18 left'],
  [200, 200, '200 / 200 words'],
  [1203, 1200, '1,203 / 1,200 words 3 over the limit'],
])('%i words of %i read %s', async (count, limit, shown) => {
  await render(<WordCounter text={words(count)} limit={limit} />)
  expect(counted()).toContain(shown)
})

it.each([
  [1, '1 word'],
  [2, '2 words'],
])('%i without a limit read %s', async (count, shown) => {
  await render(<WordCounter text={words(count)} limit={undefined} />)
  expect(counted().trim()).toBe(shown)
})

it('is said near the limit only, and once the writer pauses', async () => {
  const { rerender } = await render(<WordCounter text={words(100)} limit={200} />)
  await letPass(() => vi.advanceTimersByTimeAsync(PAUSE_MS))
  await expect.element(spoken).toHaveTextContent('')
  for (const count of [190, 195, 201]) {
    await rerender(<WordCounter text={words(count)} limit={200} />)
    await letPass(() => vi.advanceTimersByTimeAsync(PAUSE_MS - 1))
    await expect.element(spoken).toHaveTextContent('')
  }
  await letPass(() => vi.advanceTimersByTimeAsync(1))
  await expect.element(spoken).toHaveTextContent('201 of 200 words, 1 over the limit')
})
