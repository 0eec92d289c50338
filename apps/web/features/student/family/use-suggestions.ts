import type { BodyInputOf } from '@laurel/contract/define-call'
import { answerSuggestion, listSuggestions } from '@laurel/contract/family'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** What linked parents suggest and waits for the student's answer. */
export function useSuggestions() {
  return useQuery({
    queryKey: keys.familySuggestions,
    queryFn: ({ signal }) => call(listSuggestions, { signal }),
  })
}

type Answer = { id: string } & BodyInputOf<typeof answerSuggestion>

export function useSuggestionAnswer() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, outcome }: Answer) =>
      call(answerSuggestion, { params: { id }, body: { outcome } }),
    onSuccess: (suggestions, { outcome }) => {
      client.setQueryData(keys.familySuggestions, suggestions)
      if (outcome === 'saved') void client.invalidateQueries({ queryKey: keys.lists })
    },
  })
}
