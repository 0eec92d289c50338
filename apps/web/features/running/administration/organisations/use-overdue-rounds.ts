import { listOverdueRounds, type Overdue, settleRound } from '@laurel/contract/announcements-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'

/** What sponsors owe their applicants. */
export const useOverdueRounds = () =>
  useQuery({
    queryKey: keys.overdueRounds,
    queryFn: ({ signal }) => call(listOverdueRounds, { signal }),
  })

/** Says that a round which was called off owes nothing any more. */
export function useSettling() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ scholarshipId: id, cycle }: Pick<Overdue, 'scholarshipId' | 'cycle'>) =>
      call(settleRound, { params: { id }, body: { cycle } }),
    onSuccess: (left) => client.setQueryData(keys.overdueRounds, left),
  })
}
