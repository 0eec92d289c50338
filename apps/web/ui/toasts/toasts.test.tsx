import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { letPass } from '../../testing/let-pass.ts'
import { Dialog } from '../dialog.tsx'
import { showToast } from './show-toast.ts'
import { Toasts } from './toasts.tsx'

const status = page.getByRole('status')
const alert = page.getByRole('alert')
const close = page.getByRole('button', { name: 'Close' })

function Page() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <button type="button">Save</button>
      </main>
      <Toasts />
    </>
  )
}

const save = page.getByRole('button', { name: 'Save' })

/** The pointer is taken from wherever an earlier test left it: a toast under it would stay. */
async function open() {
  const opened = await render(<Page />)
  await save.hover()
  return opened
}

const show = (...toasts: Parameters<typeof showToast>[0][]) =>
  letPass(() => toasts.forEach((toast) => showToast(toast)))
const wait = (milliseconds: number) => letPass(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => void vi.useRealTimers()
})

it('says what happened where it waits its turn, and what failed where it interrupts', async () => {
  await open()
  // There before anything is said, or the first words would not be read out.
  await expect.element(status).toBeInTheDocument()
  await expect.element(alert).toBeInTheDocument()
  await show(
    { kind: 'success', message: 'Saved', detail: 'Two answers' },
    { kind: 'error', message: 'Not sent' },
  )
  await expect.element(status).toHaveTextContent('SavedTwo answers')
  await expect.element(alert).toHaveTextContent('Not sent')
  // Only what comes is read, not what stands there already.
  await expect.element(status).toHaveAttribute('aria-atomic', 'false')
})

it('goes by itself after five seconds, or after the time that was asked for', async () => {
  await open()
  await show(
    { kind: 'info', message: 'Soon gone', closeAfterMs: 3000 },
    { kind: 'info', message: 'Later' },
  )
  await wait(3000)
  await expect.element(status).toHaveTextContent('Later')
  await wait(2000)
  await expect.element(status).toHaveTextContent('')
})

it('stays while it is pointed at, and begins its time again', async () => {
  await open()
  await show({ kind: 'info', message: 'Read me' })
  await page.getByText('Read me').hover()
  await wait(60_000)
  await expect.element(page.getByText('Read me')).toBeVisible()
  await save.hover()
  await wait(3000)
  await expect.element(page.getByText('Read me')).toBeVisible()
  await wait(5000)
  await expect.element(page.getByText('Read me')).not.toBeInTheDocument()
})

it.each(['{Enter}', '{Escape}'])('%s closes it, and the focus is where it was', async (key) => {
  await open()
  await save.click()
  await show({ kind: 'success', message: 'Saved' })
  await expect.element(save).toHaveFocus()
  await userEvent.tab()
  await expect.element(close).toHaveFocus()
  await wait(60_000)
  await userEvent.keyboard(key)
  await expect.element(status).toHaveTextContent('')
  await expect.element(save).toHaveFocus()
})

it('shows three at most, the next once there is room', async () => {
  await open()
  await show(
    ...['One', 'Two', 'Three', 'Four'].map((message) => ({ kind: 'info', message }) as const),
  )
  await expect.element(status).toHaveTextContent('OneTwoThree')
  await close.first().click()
  await expect.element(status).toHaveTextContent('TwoThreeFour')
})

it('takes the place of the one with the same id, with its whole time', async () => {
  await open()
  await show({ kind: 'error', message: 'Not saved', id: 'save' })
  await wait(4000)
  await show({ kind: 'success', message: 'Saved', id: 'save' })
  await expect.element(alert).toHaveTextContent('')
  await wait(3000)
  await expect.element(status).toHaveTextContent('Saved')
})

it('keeps what was said before it was there, and nothing for whoever comes next', async () => {
  await show({ kind: 'info', message: 'Welcome back' })
  const { unmount } = await open()
  await expect.element(status).toHaveTextContent('Welcome back')
  await unmount()
  await open()
  await expect.element(status).toHaveTextContent('')
})

it('stands in the dialog that lies over the page, and on the page once that is closed', async () => {
  const onClose = vi.fn<() => void>()
  const pageWith = (isOpen: boolean) => (
    <>
      <Page />
      <Dialog isOpen={isOpen} onClose={onClose} title="Write to all">
        Words
      </Dialog>
    </>
  )
  const { rerender } = await render(pageWith(true))
  const dialog = page.getByRole('dialog')
  const inDialog = dialog.getByRole('alert')
  await expect.element(inDialog).toBeInTheDocument()
  await show({ kind: 'error', message: 'Not sent' }, { kind: 'error', message: 'Nor this' })
  await expect.element(inDialog).toHaveTextContent('Not sentNor this')
  await page.getByText('Not sent').hover()
  await inDialog.getByRole('button', { name: 'Close' }).first().click()
  const next = inDialog.getByRole('button', { name: 'Close' }).element() as HTMLElement
  next.focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(inDialog).toHaveTextContent('')
  expect(onClose).not.toHaveBeenCalled()
  await show({ kind: 'error', message: 'Still not sent' })
  await rerender(pageWith(false))
  await expect.element(alert).toHaveTextContent('Still not sent')
})
