import { useRef } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useCloseAsFocusLeaves } from './use-close-as-focus-leaves.ts'

function Menu() {
  const menu = useRef<HTMLDivElement>(null)
  useCloseAsFocusLeaves(menu)
  return (
    <>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <div ref={menu} id="menu" popover="auto">
        <button type="button">First</button>
        <button type="button">Last</button>
      </div>
      <button type="button">Behind</button>
    </>
  )
}
const button = (name: string) => page.getByRole('button', { name })

it('closes as the focus goes on to what lies behind it', async () => {
  await render(<Menu />)
  await button('Menu').click()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button('Last')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Behind')).toHaveFocus()
  await expect.element(button('Last')).not.toBeInTheDocument()
})

it('lets its own button close it, and open it again', async () => {
  await render(<Menu />)
  await button('Menu').click()
  await userEvent.tab()
  await button('Menu').click()
  await expect.element(button('First')).not.toBeInTheDocument()
  await button('Menu').click()
  await expect.element(button('First')).toBeVisible()
})
