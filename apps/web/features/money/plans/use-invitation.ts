import { readCanShare } from '@laurel/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** The link to invite others with; undefined for who may not, or while it is not known. */
export function useInvitationLink(): string | undefined {
  const { data } = useQuery({
    queryKey: keys.invitationLink,
    queryFn: ({ signal }) => call(readCanShare, { signal }),
    staleTime: Infinity,
  })
  return data?.referralLink ?? undefined
}
