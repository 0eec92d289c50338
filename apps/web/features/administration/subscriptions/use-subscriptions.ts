import { endGrant, grantSubscription, listSubscriptions } from '@laurel/contract/billing-admin'
import type { BodyInputOf } from '@laurel/contract/define-call'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { useOnceKey } from '../use-once-key.ts'
import { queryOf, type SubscriptionView } from './subscription-view.ts'

export function useHeldSubscriptions(view: SubscriptionView) {
  const query = queryOf(view)
  return useQuery({
    queryKey: keys.heldSubscriptionPage(query),
    queryFn: ({ signal }) => call(listSubscriptions, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useGrant() {
  const client = useQueryClient()
  const onceKey = useOnceKey()
  return useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: (body: BodyInputOf<typeof grantSubscription>) =>
      call(grantSubscription, { body, onceKey: onceKey(body) }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.heldSubscriptions }),
  })
}

export function useGrantEnd() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(endGrant, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.heldSubscriptions }),
  })
}
