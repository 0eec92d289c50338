import { useState } from 'react'
import { keepJson, readJson, tabStorage } from '../../../browser-storage.ts'

/** For as long as the tab is open; each account has its own. */
const keyOf = (userId: string) => `questions-put-off:${userId}`

const isKeys = (json: unknown): json is string[] =>
  Array.isArray(json) && json.every((each) => typeof each === 'string')

/** The questions that were answered with "Not now", and how to put off one more. */
export function usePutOffQuestions(userId: string) {
  const [putOff, setPutOff] = useState(() => readJson(tabStorage(), keyOf(userId), isKeys) ?? [])
  const putOffOne = (questionKey: string) => {
    const all = [...putOff, questionKey]
    setPutOff(all)
    // A browser that keeps nothing forgets it with the page.
    keepJson(tabStorage(), keyOf(userId), all)
  }
  return { putOff, putOffOne }
}
