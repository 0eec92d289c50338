import { useState } from 'react'
import { useUser } from '../../api/use-session.ts'
import { EVERYTHING, type Selection } from './selection.ts'

const keyOf = (list: string, userId: string) => `selection:${list}:${userId}`

function read(key: string): Selection {
  const stored = sessionStorage.getItem(key)
  if (stored === null) return EVERYTHING
  try {
    return JSON.parse(stored) as Selection
  } catch (error) {
    console.error('the selection could not be read', error)
    return EVERYTHING
  }
}

/** What this tab has chosen of a list: it outlives a look at a scholarship and a reload. */
export function useSelection(list: string) {
  const key = keyOf(list, useUser().id)
  const [selection, setSelection] = useState(() => read(key))
  const change = (next: Selection) => {
    sessionStorage.setItem(key, JSON.stringify(next))
    setSelection(next)
  }
  return [selection, change] as const
}
