import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useWhenBackOnline } from './offline-bar.tsx'

it('notices a connection that came back before it listened', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const work = vi.fn()
  function Page() {
    useWhenBackOnline(work)
    useLayoutEffect(() => void onLine.mockReturnValue(true), [])
    return null
  }
  await render(<Page />)
  await expect.poll(() => work.mock.calls.length).toBe(1)
})

it('asks for nothing while there is a connection', async () => {
  const work = vi.fn()
  function Page() {
    useWhenBackOnline(work)
    return null
  }
  const { rerender } = await render(<Page />)
  await rerender(<Page />)
  expect(work).not.toHaveBeenCalled()
})
