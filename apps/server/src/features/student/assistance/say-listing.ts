import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { amountNote, amountWords } from '@laurel/contract/words/amount-words'
import { daysLeft, deadlineWords, inDays } from '@laurel/contract/words/deadline-words'
import { describeState } from '@laurel/contract/words/describe-verdict'
import { inQuotes } from './quote-text.ts'

type Timed = Pick<ListedScholarship, 'deadline' | 'isOpen'>

/** "12 March 2027, in 5 days"; a date that is over, or not known, stands alone. */
export function sayDeadline({ deadline, isOpen }: Timed, now: Date): string {
  const days = daysLeft(deadline, now)
  const words = deadlineWords(deadline, now)
  return isOpen && days !== null && days >= 0 ? `${words}, ${inDays(days)}` : words
}

/** "$1,500 a year, 3 awards". */
export function sayAmount(listed: Pick<ListedScholarship, 'amounts' | 'awards' | 'award'>): string {
  const note = amountNote(listed)
  const words = amountWords(listed)
  if (note === undefined) return words
  return note.startsWith('a ') ? `${words} ${note}` : `${words}, ${note}`
}

/** A line of a list: title, what fits, amount and deadline. */
export function sayLine(listed: ListedScholarship, now: Date): string {
  const state = describeState(listed, now)?.line
  const parts = [state, sayAmount(listed), `deadline ${sayDeadline(listed, now)}`]
  return `${inQuotes(listed.title)}: ${parts.filter((part) => part !== undefined).join('; ')}.`
}

/** Lines under a sentence, one after another. */
export const sayList = (opening: string, lines: readonly string[]): string =>
  [opening, ...lines.map((line) => `• ${line}`)].join('\n')
