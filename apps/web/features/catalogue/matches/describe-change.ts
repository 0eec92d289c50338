import type { Stats } from './use-answer-question.ts'
import { counted } from '@laurel/contract/words/list-words'

type Counts = Pick<Stats, 'eligible' | 'possible'>

/** What an answer changed, in a sentence: counts before and after it. */
export function describeChange(before: Counts | undefined, after: Counts | undefined): string {
  if (!before || !after) return 'Your matches are up to date.'
  const won = after.eligible - before.eligible
  const lost = before.eligible + before.possible - after.eligible - after.possible
  const parts = [
    won > 0 && `${counted(won, 'more fits', 'more fit')} you now.`,
    lost > 0 && `${counted(lost, 'is not a match', 'are not a match')} after all.`,
    lost < 0 && `${counted(-lost, 'new match', 'new matches')}.`,
  ]
  return parts.filter(Boolean).join(' ') || 'Your matches stay the same.'
}
