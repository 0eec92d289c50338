import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { followScheme } from './chosen-scheme.ts'
import { Appearance } from './features/running/settings/appearance.tsx'
import { letPass } from './testing/let-pass.ts'

const shown = () => document.documentElement.dataset['colorScheme']
const device = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

let stop: () => void
beforeEach(() => {
  localStorage.clear()
  stop = followScheme()
})
afterEach(() => stop())

it('shows what is chosen at once, and keeps it for the script before the first paint', async () => {
  await render(<Appearance />)
  await expect.element(page.getByRole('radio', { name: 'Same as my device' })).toBeChecked()
  for (const [name, scheme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).click()
    expect([shown(), localStorage['laurel-color-scheme']]).toEqual([scheme, scheme])
  }
  await page.getByRole('radio', { name: 'Same as my device' }).click()
  expect(shown()).toBe(device())
})

it('follows what is chosen in another tab', async () => {
  await render(<Appearance />)
  localStorage['laurel-color-scheme'] = 'dark'
  await letPass(() => dispatchEvent(new StorageEvent('storage', { key: 'laurel-color-scheme' })))
  expect(shown()).toBe('dark')
  await expect.element(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()
})
