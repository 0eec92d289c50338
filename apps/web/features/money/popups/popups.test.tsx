import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { clock } from '../../../clock.ts'
import { letPass } from '../../../testing/let-pass.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { dropPopup, holdPopups, nextPopup, offerPopup, type Popup } from './popup-queue.ts'
import { Popups } from './popups.tsx'

const CALM_MS = 800
const SENT: Popup = { kind: 'congratulations', event: 'a', title: 'The Ada Prize' }
const ALSO_SENT: Popup = { kind: 'congratulations', event: 'b', title: 'The Grace Award' }
const OFFER: Popup = { kind: 'personalise' }

const dialog = page.getByRole('dialog')
const essay = page.getByRole('textbox', { name: 'Essay' })

/** Noon of a day; the first use of this device is on day 0. */
const day = (number: number) => new Date(2027, 0, 1 + number, 12)
const setDay = (number: number) => vi.spyOn(clock, 'now').mockReturnValue(day(number))

const visit = () =>
  render(
    <MemoryRouter>
      <textarea aria-label="Essay" />
      <Popups />
    </MemoryRouter>,
  )

/** As long as a page is seen before anything comes over it. */
async function beCalm(ms = CALM_MS): Promise<void> {
  await letPass(() => vi.advanceTimersByTimeAsync(ms))
  // What a popup is drawn by comes with the first of them.
  await letPass(() => import('./popup-dialog.tsx'))
}

/** A day that was passed with the page closed; what the queue held is gone with the page. */
async function passDay(number: number, popup: Popup): Promise<boolean> {
  setDay(number)
  offerPopup(popup)
  const { unmount } = await visit()
  await beCalm()
  const isShown = nextPopup() !== undefined
  if (isShown) await dialog.getByRole('button', { name: 'No thanks' }).click()
  await unmount()
  return isShown
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setDay(0)
  signIn()
})
afterEach(() => {
  for (let next = nextPopup(); next; next = nextPopup()) dropPopup(next)
  vi.useRealTimers()
  forgetEverything()
})

it('comes one at a time, each once the one before is closed', async () => {
  await visit()
  offerPopup(SENT)
  offerPopup(ALSO_SENT)
  await beCalm()
  await expect.element(dialog.getByText('The Ada Prize')).toBeVisible()
  await beCalm()
  expect(dialog.elements()).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await beCalm()
  await expect.element(dialog.getByText('The Grace Award')).toBeVisible()
  expect(dialog.elements()).toHaveLength(1)
})

it('lets the page be seen first', async () => {
  await visit()
  offerPopup(SENT)
  await beCalm(CALM_MS - 1)
  await expect.element(dialog).not.toBeInTheDocument()
  await beCalm(1)
  await expect.element(dialog).toBeVisible()
})

it('waits until nobody writes', async () => {
  await visit()
  await essay.click()
  offerPopup(SENT)
  await beCalm()
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.tab()
  await beCalm()
  await expect.element(dialog).toBeVisible()
})

it('does not come over writing because the one before came at a quiet moment', async () => {
  await visit()
  offerPopup(SENT)
  await beCalm()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await essay.click()
  offerPopup(ALSO_SENT)
  await beCalm()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(essay).toHaveFocus()
})

it('is kept back in the editor, and comes when that is left', async () => {
  await visit()
  const release = holdPopups()
  offerPopup(SENT)
  await beCalm()
  await expect.element(dialog).not.toBeInTheDocument()
  release()
  await beCalm()
  await expect.element(dialog).toBeVisible()
})

it('speaks of an event once, also to the next page', async () => {
  const { unmount } = await visit()
  offerPopup(SENT)
  await beCalm()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await unmount()
  await visit()
  offerPopup(SENT)
  await beCalm()
  expect(nextPopup()).toBeUndefined()
})

it('makes an offer from the second day, three times, and again after a month of rest', async () => {
  const shown: number[] = []
  for (let number = 0; number <= 36; number++) if (await passDay(number, OFFER)) shown.push(number)
  expect(shown).toEqual([1, 2, 3, 33, 34, 35])
})

it('makes the offers of another person on this device without counting hers', async () => {
  await passDay(0, OFFER)
  await passDay(1, OFFER)
  signIn({ id: 'ada' })
  expect(await passDay(1, OFFER)).toBe(false)
  expect(await passDay(2, OFFER)).toBe(true)
})

it('is left out where this device cannot count it, and the page stays', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The device is full.', 'QuotaExceededError')
  })
  await visit()
  offerPopup(SENT)
  await beCalm()
  await expect.element(essay).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(nextPopup()).toBeUndefined()
  expect(error).toHaveBeenCalled()
})

it.each(['null', '{"firstDay":"2027-01-01","events":[],"offers":{"personalise":null}}'])(
  'begins anew where %s is stored',
  async (text) => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    localStorage.setItem('popups:maya', text)
    expect(await passDay(0, OFFER)).toBe(false)
    expect(await passDay(1, OFFER)).toBe(true)
    expect(error).toHaveBeenCalledOnce()
  },
)
