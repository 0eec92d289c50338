import type { AwardKind } from '@laurel/contract/publishing-shapes'
import {
  needsAmount,
  type PublishingProblems,
} from '@laurel/contract/words/find-publishing-problems'
import { keepWords } from '../words/kept-words.ts'
import { useKeptWords } from '../words/use-kept-words.ts'

/** The numbers of a scholarship, with how a problem names what was typed instead. */
const NUMBERS = {
  'award.amountUsd': 'The amount for each winner is no number.',
  'award.maxUsd': 'The most that a winner receives is no number.',
  'award.count': 'How many awards there are is no number.',
  'award.budgetUsd': 'The budget is no number.',
} as const
export type NumberName = keyof typeof NUMBERS
const NAMES = Object.keys(NUMBERS) as NumberName[]

export const hasMost = (kind: AwardKind): boolean => kind === 'range'

export interface UnreadNumbers {
  /** What was typed and is no number, by field; empty where nothing is wrong. */
  unread: Readonly<Record<NumberName, string>>
  keep: (name: NumberName, typed: string) => void
}

/** Where nothing can be written. */
export const NONE_TYPED: UnreadNumbers = {
  unread: { 'award.amountUsd': '', 'award.maxUsd': '', 'award.count': '', 'award.budgetUsd': '' },
  keep: () => undefined,
}

/**
 * What was typed as a number of a scholarship and is none. It stays until it is put right, also over a
 * reload, and nothing is published before: whoever typed it did not mean what was there.
 */
export function useUnreadNumbers(scholarshipId: string, kind: AwardKind) {
  const { words, change, forget } = useKeptWords(formOf(scholarshipId), NAMES)
  const isShown = (name: NumberName) =>
    name === 'award.amountUsd' ? needsAmount(kind) : name !== 'award.maxUsd' || hasMost(kind)
  const wrong = NAMES.filter((name) => words[name] !== '' && isShown(name))
  const problems: PublishingProblems = Object.fromEntries(
    wrong.map((name) => [name, NUMBERS[name]]),
  )
  return {
    numbers: {
      unread: words,
      keep: (name: NumberName, typed: string) => change({ [name]: typed }),
    },
    /** By field, as what keeps a scholarship from being published. */
    problems,
    /** Once other content is chosen, or the scholarship is gone. */
    forget,
    /** What was typed goes on in another scholarship, which is not shown yet. */
    moveTo: (id: string) => {
      keepWords(formOf(id), words)
      forget()
    },
  }
}

const formOf = (scholarshipId: string): string => `numbers ${scholarshipId}`

/** Problems with those of numbers in the place of theirs, which say what is missing. */
export const withUnread = (
  unread: PublishingProblems,
  problems: PublishingProblems,
): PublishingProblems => ({ ...unread, ...problems, ...unread })
