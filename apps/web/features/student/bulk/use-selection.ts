import { useState } from 'react'
import { isRecord, keepJson, readJson, tabStorage } from '../../../browser-storage.ts'
import { useUser } from '../../../api/use-session.ts'
import { EVERYTHING, type Selection } from './selection.ts'

const keyOf = (list: string, userId: string) => `selection:${list}:${userId}`

/** What is stored; what cannot be read counts as never chosen. */
export const readSelection = (key: string): Selection =>
  readJson(tabStorage(), key, isSelection) ?? EVERYTHING

const isSelection = (json: unknown): json is Selection =>
  isRecord(json) && typeof json['isEverything'] === 'boolean' && Array.isArray(json['exceptions'])

/** What this tab has chosen of a list: it outlives a look at a scholarship and a reload. */
export function useSelection(list: string) {
  const key = keyOf(list, useUser().id)
  const [selection, setSelection] = useState(() => readSelection(key))
  const change = (next: Selection) => {
    keepJson(tabStorage(), key, next)
    setSelection(next)
  }
  return [selection, change] as const
}
