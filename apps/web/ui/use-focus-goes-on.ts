import { type RefObject, useLayoutEffect } from 'react'

/** When an element goes away with the focus in it, reading goes on at the heading before it. */
export function useFocusGoesOn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const heading = headingBefore(element)
      // Whatever takes its place may take the focus, too.
      setTimeout(() => {
        if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
      })
    }
  }, [ref])
}

function headingBefore(element: HTMLElement): HTMLElement | undefined {
  const place = element.closest('dialog, main') ?? document.body
  const heading = [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].findLast(
    (each) =>
      each.getClientRects().length > 0 &&
      each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}
