import { useSyncExternalStore } from 'react'
import { keepJson, readJson, tabStorage } from '../../../browser-storage.ts'

/** For as long as the tab is open; each account has its own. */
const keyOf = (userId: string) => `questions-put-off:${userId}`

const isKeys = (json: unknown): json is string[] =>
  Array.isArray(json) && json.every((each) => typeof each === 'string')

const NONE: readonly string[] = []
const byUser = new Map<string, readonly string[]>()
const listeners = new Set<() => void>()

function putOffBy(userId: string): readonly string[] {
  const known = byUser.get(userId) ?? readJson(tabStorage(), keyOf(userId), isKeys) ?? NONE
  byUser.set(userId, known)
  return known
}

function putOffOne(userId: string, questionKey: string) {
  const all = [...new Set([...putOffBy(userId), questionKey])]
  byUser.set(userId, all)
  // A browser that keeps nothing forgets it with the page.
  keepJson(tabStorage(), keyOf(userId), all)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The questions that were answered with "Not now" wherever they were asked, and how to put off one more. */
export function usePutOffQuestions(userId: string) {
  const putOff = useSyncExternalStore(
    subscribe,
    () => putOffBy(userId),
    () => NONE,
  )
  return { putOff, putOffOne: (questionKey: string) => putOffOne(userId, questionKey) }
}
