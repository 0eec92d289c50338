import {
  endGrant,
  grantSubscription,
  listSubscriptions,
  type HeldSubscription,
} from '@laurel/contract/billing-admin'
import type { BodyInputOf } from '@laurel/contract/define-call'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { useOnceKey } from '../../../../api/use-once-key.ts'
import { queryOf, SEARCH_LIMIT, type SubscriptionView } from './subscription-view.ts'

export function useHeldSubscriptions(view: SubscriptionView) {
  const query = queryOf(view)
  return useQuery({
    queryKey: keys.heldSubscriptionPage(query),
    queryFn: ({ signal }) => call(listSubscriptions, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** As many as the call gives at once. */
const MOST_ROWS = 100

/** One of them by its provider's id; null when there is none. */
export function useHeldSubscription(providerId: string) {
  return useQuery({
    queryKey: keys.heldSubscription(providerId),
    queryFn: async ({ signal }) => {
      if (providerId.length > SEARCH_LIMIT) return null
      const query = { offset: 0, limit: MOST_ROWS, search: providerId }
      const { subscriptions } = await call(listSubscriptions, { query, signal })
      return subscriptions.find((each) => each.providerId === providerId) ?? null
    },
  })
}

/** Told also when the dialog was closed meanwhile. */
interface Outcome {
  onDone: (subscription: HeldSubscription) => void
  onFailed: (error: unknown) => void
}

export function useGrant({ onDone, onFailed }: Outcome) {
  const client = useQueryClient()
  const onceKey = useOnceKey()
  return useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: (body: BodyInputOf<typeof grantSubscription>) =>
      call(grantSubscription, { body, onceKey: onceKey(body) }),
    onSuccess: async (given) => {
      await client.invalidateQueries({ queryKey: keys.heldSubscriptions })
      onDone(given)
    },
    onError: onFailed,
  })
}

export function useGrantEnd({ onDone, onFailed }: Outcome) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(endGrant, { params: { id } }),
    onSuccess: async (ended) => {
      await client.invalidateQueries({ queryKey: keys.heldSubscriptions })
      onDone(ended)
    },
    onError: onFailed,
  })
}
