import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { type KeyboardEvent, useRef, useState } from 'react'
import iconButton from '../../../ui/icon-button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import styles from './row-menu.module.css'

export interface RowAction {
  label: string
  onChoose: () => void
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
              <button
                type="button"
                onKeyDown={closeOnEscape}
                onClick={() => {
                  setOpen(false)
                  button.current?.focus()
                  onChoose()
                }}
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
