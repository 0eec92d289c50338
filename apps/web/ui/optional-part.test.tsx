import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { optionalPart } from './optional-part.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('leaves its page as it is until it could be fetched', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 3) throw new TypeError('Failed to fetch')
    return { default: () => <p>News of the terms</p> }
  })
  const News = optionalPart(load)
  await render(
    <>
      <label>
        Essay <input defaultValue="" />
      </label>
      <Suspense>
        <News />
      </Suspense>
    </>,
  )
  await page.getByLabelText('Essay').fill('I come home at four.')
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(load).toHaveBeenCalledTimes(2)
  await expect.element(page.getByText('News of the terms')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(5000)
  await expect.element(page.getByText('News of the terms')).toBeVisible()
  await expect.element(page.getByLabelText('Essay')).toHaveValue('I come home at four.')
})
