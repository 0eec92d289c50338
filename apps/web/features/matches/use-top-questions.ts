import { WINDOW_LIMIT } from '@laurel/contract/scholarships'
import { useEligible, useStats } from '../listings/use-lists.ts'
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
   * Whether there are any to tell. A profile that settles nothing yet needs more than single answers.
   * True until the number is known, so that their place is kept.
   */
  canTell: boolean
  /** Whether only the nearest possible matches were read, as many as one call answers. */
  isPartial: boolean
  /** Undefined until they are known. */
  questions: TopQuestion[] | undefined
}

/** The questions that decide the most of this student's possible matches. */
export function useTopQuestions(): TopQuestions {
  const { data: stats, isError } = useStats()
  const possible = stats?.possible ?? 0
  const isPartial = possible > WINDOW_LIMIT
  const isWorthAsking = possible > 0 && (!isPartial || (stats?.eligible ?? 0) > 0)
  const { data, isError: hasFailed } = useEligible(1, POSSIBLE, WINDOW_LIMIT, isWorthAsking)
  const questions = data && topQuestions(data, SHOWN)
  const isHopeless = isError || hasFailed || questions?.length === 0
  const canTell = !isHopeless && (stats === undefined || isWorthAsking)
  return { canTell, isPartial, questions }
}
