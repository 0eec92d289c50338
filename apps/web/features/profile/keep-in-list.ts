import type { KeyboardEvent } from 'react'

/**
 * In a list to choose from, Enter chooses what is highlighted and never saves the tab. Mantine
 * counts to it, and has lost count when a timer ran late, as on a busy computer.
 */
export function keepInList(event: KeyboardEvent): void {
  const { key, target } = event
  const isList = target instanceof HTMLElement && target.matches('input[aria-haspopup=listbox]')
  if (key !== 'Enter' || !isList) return
  if (!event.isDefaultPrevented()) highlightedIn(target)?.click()
  event.preventDefault()
}

const highlightedIn = (field: Element): HTMLElement | null | undefined =>
  document
    .getElementById(field.getAttribute('aria-controls') ?? '')
    ?.querySelector('[data-combobox-selected]')
