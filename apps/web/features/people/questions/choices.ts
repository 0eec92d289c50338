import { OPTION_LABELS } from '@laurel/contract/profile-options'
import type { Choice } from './question.ts'

/** Up to so many options are chips; more are a list to search (look-and-feel §10). */
export const MOST_CHIPS = 7

type Listed = keyof typeof OPTION_LABELS

/** Whether a fact is answered by options that are known here. */
export const isListed = (fact: string): fact is Listed => Object.hasOwn(OPTION_LABELS, fact)

/** Of an address; until another country is chosen it is taken to be there. */
export const isInUsa = (country: string): boolean => country === '' || country === 'US'

/** The options of a fact in the order in which they are shown. */
export function choicesOf(fact: Listed): readonly Choice[] {
  const choices = Object.entries<string>(OPTION_LABELS[fact]).map(([id, label]) => ({ id, label }))
  // Digits as keys come out of an object in an order of their own: a GPA runs from the highest.
  return fact === 'gpa' ? choices.toSorted((a, b) => Number(b.id) - Number(a.id)) : choices
}
