import { afterEach, beforeEach, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ConsentNotice } from './consent-notice.tsx'

beforeEach(() => {
  // The browser would keep what it shows where it is.
  document.documentElement.style.overflowAnchor = 'none'
})
afterEach(() => {
  document.documentElement.style.overflowAnchor = ''
  scrollTo({ top: 0 })
})

/** A field near the end of the screen, below what comes late, with room to scroll. */
async function aPage() {
  await page.viewport(390, 844)
  await render(
    <MemoryRouter>
      <p data-testid="late" style={{ height: 0, overflow: 'hidden' }} />
      <div style={{ height: 400 }} />
      <label>
        Name <input />
      </label>
      <div style={{ height: 2000 }} />
      <button style={{ position: 'fixed', bottom: 0, left: 0 }}>Low</button>
      <button style={{ position: 'fixed', bottom: 'var(--notice-height)', left: 0 }}>Bar</button>
      <ConsentNotice />
    </MemoryRouter>,
  )
}

const field = () => page.getByRole('textbox', { name: 'Name' }).element() as HTMLElement
const notice = () => page.getByRole('region', { name: /^May we measure/ }).element() as HTMLElement
const pressable = (name: string) => page.getByRole('button', { name }).element() as HTMLElement
const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom
const isFree = () => bottomOf(field()) <= notice().getBoundingClientRect().top
/** What comes late pushes the field so far down. */
function push(px: number) {
  const late = page.getByTestId('late').element() as HTMLElement
  late.style.height = `${px}px`
}
const framesLater = (frames: number) =>
  new Promise<void>((done) => {
    const next = (left: number) =>
      left === 0 ? done() : requestAnimationFrame(() => next(left - 1))
    next(frames)
  })

it('what has the focus is kept in sight when the page above it grows later', async () => {
  await aPage()
  field().focus()
  await framesLater(3)
  push(notice().getBoundingClientRect().top - bottomOf(field()) + 30)
  expect(isFree()).toBe(false)
  await expect.poll(isFree).toBe(true)
})

it('and when the notice itself grows', async () => {
  await aPage()
  push(notice().getBoundingClientRect().top - bottomOf(field()) - 20)
  field().focus({ preventScroll: true })
  await framesLater(3)
  notice().style.paddingTop = '80px'
  expect(isFree()).toBe(false)
  await expect.poll(isFree).toBe(true)
})

it('what somebody scrolled away by hand stays where they left it', async () => {
  await aPage()
  field().focus()
  await framesLater(3)
  await userEvent.wheel(document.body, { delta: { y: 1 } })
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  push(notice().getBoundingClientRect().top - bottomOf(field()) + 30)
  const at = scrollY
  await framesLater(3)
  expect(scrollY).toBe(at)
})

it('a bar that stands above the notice does not make it give way', async () => {
  await aPage()
  // Less than a whole number, as text sizes make it.
  notice().style.height = '120.4px'
  await framesLater(3)
  pressable('Bar').focus({ preventScroll: true })
  await framesLater(3)
  expect(notice().dataset).not.toHaveProperty('aside')
  expect(bottomOf(pressable('Bar'))).toBeLessThanOrEqual(notice().getBoundingClientRect().top)
})

it('and the notice comes back for it when it had given way to something else', async () => {
  await aPage()
  await framesLater(3)
  pressable('Low').focus({ preventScroll: true })
  await expect.poll(() => ({ ...notice().dataset })).toHaveProperty('aside')
  const at = scrollY
  pressable('Bar').focus({ preventScroll: true })
  await framesLater(3)
  expect(notice().dataset).not.toHaveProperty('aside')
  expect(scrollY).toBe(at)
})
