import type { AnswerOf } from '@laurel/contract/define-call'
import { readPlan } from '@laurel/contract/planner'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

export type Plan = AnswerOf<typeof readPlan>

/** The work left, planned backwards from deadlines; made anew whenever it is looked at. */
export function usePlan() {
  return useQuery({
    queryKey: keys.plan,
    queryFn: ({ signal }) => call(readPlan, { signal }),
    staleTime: 0,
  })
}
