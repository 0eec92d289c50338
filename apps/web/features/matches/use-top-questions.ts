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
  /**
   * Whether they can be told: only from all possible matches, so from as many as one call answers.
   * True until the number is known, so that their place is kept.
   */
  canTell: boolean
  /** Undefined until they are known. */
  questions: TopQuestion[] | undefined
}

/** The questions that decide the most of this student's possible matches. */
export function useTopQuestions(): TopQuestions {
  const { data: stats, isError } = useStats()
  const possible = stats?.possible ?? 0
  const isWithin = possible > 0 && possible <= WINDOW_LIMIT
  const { data, isError: hasFailed } = useEligible(1, POSSIBLE, WINDOW_LIMIT, isWithin)
  const questions = data && topQuestions(data, SHOWN)
  const isHopeless = isError || hasFailed || questions?.length === 0
  return { canTell: !isHopeless && (stats === undefined || isWithin), questions }
}
