import { listBillingEvents, retryBillingEvent } from '@laurel/contract/billing-admin'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { windowOf } from '../../../common/records/page-window.ts'
import type { ListedState } from './event-state.ts'

export function useEvents(state: ListedState, page: number) {
  const query = { ...windowOf(page), state }
  return useQuery({
    queryKey: keys.billingEventPage(query),
    queryFn: ({ signal }) => call(listBillingEvents, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useEventRetry() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(retryBillingEvent, { params: { id } }),
    onSuccess: () => {
      // What was applied changes subscriptions, and what came in.
      for (const queryKey of [keys.billingEvents, keys.heldSubscriptions, keys.revenues])
        void client.invalidateQueries({ queryKey })
    },
  })
}
