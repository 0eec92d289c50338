import { readScholarshipLimit } from '@laurel/contract/profile'
import { FREE_SCHOLARSHIP_LIMIT } from '@laurel/contract/scholarships'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useUser } from '../../../api/use-session.ts'
import { isViewBlocked, type Viewed } from './free-views.ts'
import { keys } from '../../../api/keys.ts'

/** Whether this student has no free view left for a scholarship. */
export function useIsViewBlocked(viewed: Viewed): boolean {
  const { isActiveSubscription: isSubscriber, scholarshipCount } = useUser()
  const limit = useQuery({
    queryKey: keys.limit,
    queryFn: ({ signal }) => call(readScholarshipLimit, { signal }),
    // Each day of use adds three, so there are never fewer.
    enabled: !isSubscriber && scholarshipCount >= FREE_SCHOLARSHIP_LIMIT,
  })
  const unknownLimit = limit.isError ? FREE_SCHOLARSHIP_LIMIT : Infinity
  const freeLimit = limit.data?.freeScholarshipLimit ?? unknownLimit
  return isViewBlocked(viewed, { isSubscriber, scholarshipCount, freeLimit })
}
