import { type RefObject, useEffect } from 'react'

/**
 * Closes a popover as the focus goes on to the page behind it, which it would hide. Its own button may
 * take the focus: it closes the popover itself.
 */
export function useCloseAsFocusLeaves(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current
    if (!element) return
    const leave = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Element) || element.contains(next)) return
      const isItsButton = next instanceof HTMLButtonElement && next.popoverTargetElement === element
      if (!isItsButton) element.hidePopover()
    }
    element.addEventListener('focusout', leave)
    return () => element.removeEventListener('focusout', leave)
  }, [popover])
}
