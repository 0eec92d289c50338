import { flushSync } from 'react-dom'

/**
 * Makes a change, as closing a dialog, and gives the focus once it is drawn: behind an open dialog
 * nothing takes it, and a dialog that closes gives it back. React may draw later than the next frame.
 * Not for effects, in which nothing can be drawn.
 */
export function focusAfter(change: () => void, focus: string | (() => void)): void {
  flushSync(change)
  if (typeof focus === 'string') document.getElementById(focus)?.focus()
  else focus()
}
