import type { KeyboardEvent } from 'react'

/** In a list to choose from, Enter chooses or does nothing; it never saves the tab. */
export function keepInList(event: KeyboardEvent): void {
  const { key, target } = event
  const isList = target instanceof HTMLElement && target.role === 'combobox'
  if (key === 'Enter' && isList) event.preventDefault()
}
