import type { KeyboardEvent } from 'react'

/**
 * In a list to choose from, Enter chooses what is highlighted and never saves the tab. It has to
 * hear the key before Mantine does, which counts to the option and has lost count when a timer ran
 * late, as on a busy computer: it would choose another one, or none.
 */
export function keepInList(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event
  const isList = target instanceof HTMLElement && target.matches('input[aria-haspopup=listbox]')
  // While letters are put together, Enter ends the word and chooses nothing.
  if (key !== 'Enter' || !isList || nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  highlightedIn(target)?.click()
}

const highlightedIn = (field: Element): HTMLElement | null | undefined =>
  field.ariaExpanded === 'true'
    ? document
        .getElementById(field.getAttribute('aria-controls') ?? '')
        ?.querySelector('[data-combobox-selected]')
    : undefined
