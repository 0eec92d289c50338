import { listOwnSupport } from '@laurel/contract/support'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** What this person asked, the latest first. */
export const useOwnRequests = () =>
  useQuery({
    queryKey: keys.supportRequests,
    queryFn: ({ signal }) => call(listOwnSupport, { signal }),
  })
