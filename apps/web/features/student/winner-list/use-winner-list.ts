import { readWinnerList } from '@laurel/contract/announcements'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** Who won an announced round. */
export function useWinnerList(scholarshipId: string, cycle: string) {
  return useQuery({
    queryKey: keys.winnerList(scholarshipId, cycle),
    queryFn: ({ signal }) =>
      call(readWinnerList, { params: { id: scholarshipId }, query: { cycle }, signal }),
    staleTime: 0,
  })
}
