import type { Answers } from '../questions/question.ts'

/** The specification's key for the later steps of a registration (2, section 3). */
const KEY = 'register2'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

/** Answers of this person that are not saved yet; stored JSON that cannot be read is logged and empty. */
export function readAnswers(storage: Storage, applicantId: string): Answers {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const { applicantId: owner, answers } = stored as { applicantId?: unknown; answers?: unknown }
    if (owner !== applicantId || typeof answers !== 'object' || answers === null) return {}
    return Object.fromEntries(Object.entries(answers).filter(([, value]) => isGiven(value)))
  } catch (error) {
    console.error(`${KEY} could not be read`, error)
    return {}
  }
}

export function keepAnswers(storage: Storage, applicantId: string, answers: Answers): void {
  try {
    if (Object.keys(answers).length === 0) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify({ applicantId, answers }))
  } catch (error) {
    console.error(`${KEY} could not be kept`, error)
  }
}
