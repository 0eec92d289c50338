import { useState } from 'react'
import { keepText, tabStorage } from '../../browser-storage.ts'
import { useUser } from '../../api/use-session.ts'
import { EVERYTHING, type Selection } from './selection.ts'

const keyOf = (list: string, userId: string) => `selection:${list}:${userId}`

/** What is stored; what cannot be read counts as never chosen. */
export function readSelection(key: string): Selection {
  const stored = tabStorage().getItem(key)
  if (stored === null) return EVERYTHING
  try {
    const selection = JSON.parse(stored) as Partial<Selection> | null
    if (!Array.isArray(selection?.exceptions)) throw new TypeError('It has another shape.')
    return { isEverything: selection.isEverything === true, exceptions: selection.exceptions }
  } catch (error) {
    console.error('the selection could not be read', error)
    return EVERYTHING
  }
}

/** What this tab has chosen of a list: it outlives a look at a scholarship and a reload. */
export function useSelection(list: string) {
  const key = keyOf(list, useUser().id)
  const [selection, setSelection] = useState(() => readSelection(key))
  const change = (next: Selection) => {
    keepText(tabStorage(), key, JSON.stringify(next))
    setSelection(next)
  }
  return [selection, change] as const
}
