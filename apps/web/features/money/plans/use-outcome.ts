import { confirmCheckout } from '@laurel/contract/billing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { forgetChosenPlan } from './chosen-plan.ts'
import { takeBilling } from './use-billing.ts'

const ASK_EVERY_MS = 2000
/** Then it is said that it takes longer. */
const TIMES_ASKED = 15

/** What came of a checkout, as the provider tells the server; the address alone proves nothing. */
export function useOutcome(checkoutId: string, isPaymentExpected: boolean) {
  const client = useQueryClient()
  const queryKey = keys.checkout(checkoutId)
  const outcome = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(confirmCheckout, { params: { id: checkoutId }, signal }),
    enabled: checkoutId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isPaymentExpected && state.data?.status === 'open' && state.dataUpdateCount < TIMES_ASKED
        ? ASK_EVERY_MS
        : false,
  })
  const { data } = outcome
  useEffect(() => {
    if (!data) return
    takeBilling(client, data.billing)
    if (data.status === 'completed') forgetChosenPlan()
  }, [data, client])
  const timesAsked = client.getQueryState(queryKey)?.dataUpdateCount ?? 0
  const isOpen = isPaymentExpected && data?.status === 'open'
  return { ...outcome, isAwaited: outcome.isPending || (isOpen && timesAsked < TIMES_ASKED) }
}
