import { isRecord, keepJson, readJson } from '../../../browser-storage.ts'
import type { Answers } from '../questions/question.ts'

/** The specification's key for the later steps of a registration (2, section 3). */
const KEY = 'register2'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const isGiven = (entry: [string, unknown]): entry is [string, string[]] =>
  Array.isArray(entry[1]) && entry[1].every((part) => typeof part === 'string')

/** Answers of this person that are not saved yet. */
export function readAnswers(storage: Storage, applicantId: string): Answers {
  const stored = readJson(storage, KEY, isRecord)
  const answers = stored?.['answers']
  if (stored?.['applicantId'] !== applicantId || !isRecord(answers)) return {}
  return Object.fromEntries(Object.entries(answers).filter(isGiven))
}

export function keepAnswers(storage: Storage, applicantId: string, answers: Answers): void {
  const hasSome = Object.keys(answers).length > 0
  keepJson(storage, KEY, hasSome ? { applicantId, answers } : undefined)
}

/** Forgets what is saved now; what was typed since it was sent stays. */
export function forgetAnswers(storage: Storage, applicantId: string, saved: Answers): void {
  const left = Object.entries(readAnswers(storage, applicantId)).filter(
    ([key, given]) => JSON.stringify(given) !== JSON.stringify(saved[key]),
  )
  keepAnswers(storage, applicantId, Object.fromEntries(left))
}
