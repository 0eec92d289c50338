import { listUnlocks } from '@laurel/contract/unlocks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { useUser } from '../../../api/use-session.ts'
import { type OpenQuestion, questionKey } from '@laurel/contract/words/open-question'
import { declinedQuestions } from './declined-questions.ts'
import { usePutOffQuestions } from './put-off-questions.ts'
import { type TopQuestion, topQuestions } from '@laurel/contract/words/top-questions'

/** How many questions are put forward at once. */
const SHOWN = 3

const unlocks = queryOptions({
  queryKey: keys.unlocks,
  queryFn: ({ signal }) => call(listUnlocks, { signal }),
})

export interface TopQuestions {
  /** Undefined until they are known; empty when no answer opens anything. */
  questions: TopQuestion[] | undefined
  /** Asked for the first time: a page may wait for it, so that nothing moves when it comes. */
  isFirstTry: boolean
  hasFailed: boolean
  isRetrying: boolean
  retry: () => void
  /** "Not now": the next comes up in its place. */
  putOff: (question: OpenQuestion) => void
}

/** What an answer to one question opens, as far as this page has asked before; it asks for nothing. */
export function useKnownOpening(question: OpenQuestion): TopQuestion | undefined {
  const { data } = useQuery({ ...unlocks, enabled: false })
  const key = questionKey(question)
  return topQuestions(data?.questions ?? [], [], Infinity).find(
    (each) => questionKey(each.question) === key,
  )
}

/** The unanswered questions that open the most scholarships; what was declined is not asked again. */
export function useTopQuestions(): TopQuestions {
  const user = useUser()
  const { putOff, putOffOne } = usePutOffQuestions(user.id)
  const left = [...putOff, ...declinedQuestions(user)]
  const { data, isError, isFetching, failureCount, refetch } = useQuery(unlocks)
  return {
    questions: data && topQuestions(data.questions, left, SHOWN),
    isFirstTry: !data && !isError && failureCount === 0,
    hasFailed: isError && !data,
    isRetrying: isFetching,
    retry: () => void refetch(),
    putOff: (question) => putOffOne(questionKey(question)),
  }
}
