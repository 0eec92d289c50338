import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type KeyboardEvent, useRef, useState } from 'react'
import iconButton from '../../../ui/icon-button.module.css'
import { focusAfter } from '../../../ui/focus-after.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './row-menu.module.css'

export interface RowAction {
  label: string
  onChoose: () => void
}

const menusAround = (place: Element): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(`.${styles.menu} > button`),
]

/**
 * Finds the row again once it was moved, and gives its menu the focus; where it is gone, the one that
 * stands in its place, else what adds a row.
 */
function keepRow(own: HTMLElement): () => void {
  const place = own.closest('section') ?? document.body
  const label = own.getAttribute('aria-label')
  const at = menusAround(place).indexOf(own)
  return () => {
    const menus = menusAround(place)
    const isSame = (menu: HTMLElement) => menu.getAttribute('aria-label') === label
    const found =
      [own, ...menus].find((menu) => menu.isConnected && isSame(menu)) ??
      menus[Math.min(at, menus.length - 1)] ??
      place.querySelector<HTMLElement>('input, button')
    found?.focus()
  }
}

/** What can be done with a row, behind three dots: Esc and a look elsewhere close it. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }
  const choose = (act: () => void) => {
    const own = button.current
    setOpen(false)
    own?.focus()
    if (own) focusAfter(act, keepRow(own))
  }
  return (
    <div
      className={styles.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={iconButton.button}
        aria-label={label}
        aria-expanded={isOpen}
        onKeyDown={closeOnEscape}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={IconDots} />
      </button>
      {isOpen && (
        <ul>
          {actions.map(({ label: words, onChoose }) => (
            <li key={words}>
              <button type="button" onKeyDown={closeOnEscape} onClick={() => choose(onChoose)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
