import { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '@laurel/contract/calendar'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** The private address of the student's calendar, if there is one. */
export function useCalendarFeed() {
  return useQuery({
    queryKey: keys.calendarFeed,
    queryFn: ({ signal }) => call(readCalendarFeed, { signal }),
  })
}

/** Makes an address, or a new one for the one before; or switches it off. */
export function useCalendarChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: 'create' | 'revoke') =>
      call(change === 'create' ? createCalendarFeed : revokeCalendarFeed),
    onSuccess: (feed) => client.setQueryData(keys.calendarFeed, feed),
  })
}
