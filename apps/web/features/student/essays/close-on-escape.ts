import type { KeyboardEvent } from 'react'

/** Esc closes what lies above the text, and not the drawer around both. */
export const closeOnEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  close()
}
