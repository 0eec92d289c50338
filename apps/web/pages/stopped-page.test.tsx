import { useLayoutEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ScriptUnreachable } from '../load-route-module.ts'
import { letPass } from '../testing/let-pass.ts'
import { StoppedPage } from './stopped-page.tsx'

const SCRIPT = '/assets/matches-1.js'
const unreachable = new ScriptUnreachable(SCRIPT, {})
const heading = (name: string) => page.getByRole('heading', { name })
const tryAgain = page.getByRole('button', { name: 'Try again' })

afterEach(() => vi.useRealTimers())

/** Whether anybody answers can be changed; `asked` is what was asked for. */
function aLine({ isOpen }: { isOpen: boolean }) {
  const line = { isOpen, asked: [] as unknown[] }
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    line.asked.push(address)
    return line.isOpen ? Promise.resolve(new Response()) : Promise.reject(new TypeError('cut'))
  })
  return line
}

it('of a script that nobody reaches asks for it until it is there, whatever the device believes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const line = aLine({ isOpen: false })
  const reload = vi.fn<() => void>()
  await render(<StoppedPage error={unreachable} reload={reload} />, { wrapper: MemoryRouter })
  await expect.element(heading('There is no connection')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await tryAgain.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Still no connection.')
  await letPass(() => vi.advanceTimersByTime(5000))
  expect(reload).not.toHaveBeenCalled()
  line.isOpen = true
  await letPass(() => vi.advanceTimersByTime(5000))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(new Set(line.asked)).toEqual(new Set([SCRIPT]))
})

it('that was shown without a connection notices one that came back before it listened', async () => {
  aLine({ isOpen: true })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn<() => void>()
  function Page() {
    useLayoutEffect(() => void onLine.mockReturnValue(true), [])
    return <StoppedPage error={new Error('out of order')} reload={reload} />
  }
  await render(<Page />, { wrapper: MemoryRouter })
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it('that failed by itself waits to be told', async () => {
  const line = aLine({ isOpen: true })
  const reload = vi.fn<() => void>()
  const shown = <StoppedPage error={new Error('out of order')} reload={reload} />
  const { rerender } = await render(shown, { wrapper: MemoryRouter })
  await rerender(shown)
  await expect.element(heading('This page stopped working')).toBeVisible()
  expect(line.asked).toEqual([])
  await tryAgain.click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})
