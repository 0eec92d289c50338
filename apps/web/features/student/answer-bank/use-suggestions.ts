import { suggestAnswers, type AnswerSuggestion } from '@laurel/contract/answers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

const NONE: readonly AnswerSuggestion[] = []

/** Earlier answers to what one requirement asks; none while they cannot be read: one can write. */
export function useSuggestions(
  scholarshipId: string,
  requirementId: string,
): readonly AnswerSuggestion[] {
  const { data } = useQuery(suggestionsQuery(scholarshipId))
  return data?.find((each) => each.requirementId === requirementId)?.suggestions ?? NONE
}

/** A page waits no longer for what only helps. */
const LONGEST_WAIT_MS = 300

/**
 * Reads the suggestions along with the application. True while the page had better wait for them
 * before it shows the answers, so that they do not push away what is being read.
 */
export function useSuggestionsSoon(scholarshipId: string, isRestReady: boolean): boolean {
  const { isPending } = useQuery(suggestionsQuery(scholarshipId))
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isRestReady) return
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isRestReady])
  return isRestReady && isPending && !isLate
}

const suggestionsQuery = (id: string) => ({
  queryKey: keys.suggestions(id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(suggestAnswers, { params: { id }, signal }),
  enabled: id !== '',
  staleTime: Infinity,
  // What is written elsewhere meanwhile is offered at the next visit.
  gcTime: 0,
})
