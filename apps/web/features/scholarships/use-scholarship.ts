import { answerAttestation, readScholarship } from '@laurel/contract/scholarships'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keys } from './keys.ts'

export function useScholarship(id: string) {
  return useQuery({
    queryKey: keys.detail(id),
    queryFn: ({ signal }) => call(readScholarship, { params: { id }, signal }),
    enabled: id !== '',
  })
}

/** Answers a yes-or-no question of one scholarship; lists and counts follow. */
export function useAttestation(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { question: string; answer: boolean | null }) =>
      call(answerAttestation, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.detail(id) }),
        client.invalidateQueries({ queryKey: keys.lists }),
      ]),
  })
}
