import * as calls from '@laurel/contract/billing'
import type { Billing } from '@laurel/contract/billing-shapes'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { parseUser, readStoredUser, rememberUser } from '../../../api/session.ts'

const PLANS_STAY_MS = 300_000

export function usePlans() {
  return useQuery({
    queryKey: keys.plans,
    queryFn: ({ signal }) => call(calls.listPlans, { signal }),
    staleTime: PLANS_STAY_MS,
  })
}

const FOLLOW_EVERY_MS = 2000
/** For a minute or so: a provider tells of a new card within seconds. */
const TIMES_FOLLOWED = 30

/**
 * The person's subscription, its invoices, and whether the next one may begin with a trial. Where
 * it follows, whoever comes back from changing a card that was refused sees what came of it.
 */
export function useBilling({ follows = false } = {}) {
  const client = useQueryClient()
  return useQuery({
    queryKey: keys.billing,
    queryFn: async ({ signal }) => {
      const billing = await call(calls.readBilling, { signal })
      rememberActive(client, billing)
      return billing
    },
    refetchInterval: ({ state }) =>
      follows &&
      state.data?.subscription?.status === 'past_due' &&
      state.dataUpdateCount < TIMES_FOLLOWED
        ? FOLLOW_EVERY_MS
        : false,
  })
}

/** The card that pays next; nothing where the provider does not tell it now. */
export function useNextCard(isAsked: boolean) {
  const { data } = useQuery({
    queryKey: keys.nextCard,
    queryFn: ({ signal }) => call(calls.readNextCard, { signal }),
    enabled: isAsked,
    retry: false,
  })
  return isAsked ? (data?.card ?? undefined) : undefined
}

const CHANGES = {
  cancel: calls.cancelSubscription,
  resume: calls.resumeSubscription,
  refund: calls.refundSubscription,
}

export function useBillingChange(kind: keyof typeof CHANGES) {
  const client = useQueryClient()
  return useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: () => call(CHANGES[kind]),
    onSuccess: (billing) => takeBilling(client, billing),
  })
}

export function takeBilling(client: QueryClient, billing: Billing): void {
  client.setQueryData(keys.billing, billing)
  rememberActive(client, billing)
}

/** The stored user has a copy, which opens nothing: what it shows and locks follows the server. */
function rememberActive(client: QueryClient, { isActive }: Billing): void {
  const user = parseUser(readStoredUser())
  if (!user || user.isActiveSubscription === isActive) return
  rememberUser({ ...user, isActiveSubscription: isActive })
  for (const queryKey of [keys.lists, keys.details, keys.automation])
    void client.invalidateQueries({ queryKey })
}
