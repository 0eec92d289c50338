import { suggestAnswers, type AnswerSuggestion } from '@laurel/contract/answers'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from '../scholarships/keys.ts'

const NONE: readonly AnswerSuggestion[] = []

/** Earlier answers to what one requirement asks; none while they cannot be read: one can write. */
export function useSuggestions(
  scholarshipId: string,
  requirementId: string,
): readonly AnswerSuggestion[] {
  const { data } = useQuery(suggestionsQuery(scholarshipId))
  return data?.find((each) => each.requirementId === requirementId)?.suggestions ?? NONE
}

/** Begins reading the suggestions along with the application, so that they do not come late. */
export function usePrefetchedSuggestions(scholarshipId: string): void {
  useQuery({ ...suggestionsQuery(scholarshipId), notifyOnChangeProps: [] })
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
