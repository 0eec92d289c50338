import type { AnswerOf } from '../define-call.ts'
import type { listUnlocks } from '../unlocks.ts'
import { type OpenQuestion, questionKey } from './open-question.ts'

type Unlock = AnswerOf<typeof listUnlocks>['questions'][number]

export interface TopQuestion {
  question: OpenQuestion
  /** How many scholarships its best answer opens. */
  scholarships: number
  /** The most those can pay together. */
  amountUsd: number
}

/** The questions that open the most, most first; without those that open nothing or were put off or declined. */
export function topQuestions(
  unlocks: readonly Pick<Unlock, 'fact' | 'relation' | 'scholarships' | 'amountUsd'>[],
  putOff: readonly string[],
  limit: number,
): TopQuestion[] {
  return unlocks
    .map(({ fact, relation, scholarships, amountUsd }) => ({
      question: { fact, ...(relation !== undefined && { relation }) },
      scholarships,
      amountUsd,
    }))
    .filter(
      ({ question, scholarships }) => scholarships > 0 && !putOff.includes(questionKey(question)),
    )
    .toSorted((a, b) => b.scholarships - a.scholarships || b.amountUsd - a.amountUsd)
    .slice(0, limit)
}

/** "up to 120 scholarships". */
export const opensWords = ({ scholarships }: Pick<TopQuestion, 'scholarships'>): string =>
  scholarships === 1
    ? 'one scholarship at most'
    : `up to ${scholarships.toLocaleString('en-US')} scholarships`
