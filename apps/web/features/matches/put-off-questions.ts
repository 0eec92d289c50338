import { useState } from 'react'
import { tabStorage } from '../../browser-storage.ts'

/** For as long as the tab is open; each account has its own. */
const keyOf = (userId: string) => `questions-put-off:${userId}`

function read(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(tabStorage().getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

function write(userId: string, questionKeys: readonly string[]): void {
  try {
    tabStorage().setItem(keyOf(userId), JSON.stringify(questionKeys))
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** The questions that were answered with "Not now", and how to put off one more. */
export function usePutOffQuestions(userId: string) {
  const [putOff, setPutOff] = useState(() => read(userId))
  const putOffOne = (questionKey: string) => {
    const all = [...putOff, questionKey]
    setPutOff(all)
    write(userId, all)
  }
  return { putOff, putOffOne }
}
