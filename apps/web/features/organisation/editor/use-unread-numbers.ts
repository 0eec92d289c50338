import type { AwardKind } from '@laurel/contract/publishing-shapes'
import {
  needsAmount,
  type PublishingProblems,
} from '@laurel/contract/words/find-publishing-problems'
import { keepWords } from '../words/kept-words.ts'
import { useKeptWords } from '../words/use-kept-words.ts'

/** The numbers of a scholarship, with how a problem names what was typed instead. */
const NUMBERS = {
  'award.amountUsd': 'Please enter the amount for each winner as a number above 0, such as 2,500.',
  'award.maxUsd':
    'Please enter the most that a winner receives as a number above 0, such as 2,500.',
  'award.count': 'Please enter how many awards there are as a number above 0, such as 3.',
  'award.budgetUsd': 'Please enter the budget as a number above 0, such as 2,500, or nothing.',
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
