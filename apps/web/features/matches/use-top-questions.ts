import { WINDOW_LIMIT } from '@laurel/contract/scholarships'
import { useEligible, useStats } from '../scholarships/use-lists.ts'
import { type TopQuestion, topQuestions } from './top-questions.ts'

/** How many questions are put forward at once. */
const SHOWN = 3

const POSSIBLE = {
  withoutRequirement: 'false',
  verdict: 'possible',
  orderBy: 'match',
} as const

export interface TopQuestions {
  /** Whether they can be told: only from all possible matches, so from as many as one call answers. */
  canTell: boolean
  /** Undefined until they are known. */
  questions: TopQuestion[] | undefined
}

/** The questions that decide the most of this student's possible matches. */
export function useTopQuestions(): TopQuestions {
  const possible = useStats().data?.possible ?? 0
  const canTell = possible > 0 && possible <= WINDOW_LIMIT
  const { data } = useEligible(1, POSSIBLE, WINDOW_LIMIT, canTell)
  return { canTell, questions: data && topQuestions(data, SHOWN) }
}
