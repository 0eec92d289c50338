import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './dialog.tsx'

interface Shown {
  /** The button that takes the focus instead of the heading. */
  isMarked?: boolean
}

function Deletion({ isMarked = false }: Shown) {
  const [isOpen, setOpen] = useState(false)
  const [isSure, setSure] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete draft
      </button>
      <a href="#elsewhere">Elsewhere</a>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Delete this draft?">
        <button type="button" onClick={() => setSure(true)}>
          Delete
        </button>
        <button
          type="button"
          data-autofocus={isMarked ? true : undefined}
          onClick={() => setOpen(false)}
        >
          Keep it
        </button>
      </Dialog>
      <Dialog isOpen={isSure} onClose={() => setSure(false)} title="Are you sure?">
        <p>You can’t undo this.</p>
      </Dialog>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Delete this draft?' })
const trigger = page.getByRole('button', { name: 'Delete draft' })
const heading = page.getByRole('heading', { name: 'Delete this draft?' })

async function open(shown: Shown = {}) {
  const page = await render(<Deletion {...shown} />)
  await trigger.click()
  return page
}

it('reads its heading first, or goes where it is told to begin', async () => {
  const { unmount } = await open()
  await expect.element(heading).toHaveFocus()
  await unmount()
  await open({ isMarked: true })
  await expect.element(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
})

it('keeps Tab to itself, and the page behind it cannot be reached', async () => {
  await open()
  const stops: (string | undefined)[] = []
  for (let press = 0; press < 8; press++) {
    await userEvent.tab()
    stops.push(document.activeElement?.textContent || document.activeElement?.ariaLabel || '')
  }
  expect(stops).toEqual(expect.arrayContaining(['Close', 'Delete', 'Keep it']))
  expect(stops).not.toContain('Delete draft')
  expect(stops).not.toContain('Elsewhere')
  // An inert page takes no focus, whoever gives it.
  document.querySelector<HTMLElement>('a[href="#elsewhere"]')?.focus()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

it.each(['{Escape}', 'Close', 'Keep it', 'backdrop'])(
  'goes with %s, and the focus is where it was',
  async (way) => {
    await open()
    if (way === '{Escape}') await userEvent.keyboard(way)
    else if (way === 'backdrop') await dialog.click({ position: { x: 100, y: -40 }, force: true })
    else await dialog.getByRole('button', { name: way }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  },
)

it('stays at a click inside it', async () => {
  await open()
  await heading.click()
  await expect.element(dialog).toBeVisible()
})

it('gives the focus back to the dialog below, which Escape ends next', async () => {
  await open()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('heading', { name: 'Are you sure?' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
})
