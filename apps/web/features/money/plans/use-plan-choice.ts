import type { Interval, Plan } from '@laurel/contract/billing-shapes'
import { useState } from 'react'
import { readChosenInterval } from './chosen-plan.ts'
import { isSubscribed } from './subscription-words.ts'
import { offeredPlans } from './offered-plans.ts'
import { useBilling, usePlans } from './use-billing.ts'

export interface PlanChoice {
  plans: readonly Plan[]
  chosen: Plan
  choose: (interval: Interval) => void
  hasTrialLeft: boolean
}

/** What can be chosen by this person, and what is. */
export function usePlanChoice() {
  const plans = usePlans()
  const billing = useBilling()
  const [interval, choose] = useState(readChosenInterval)
  const hasTrialLeft = billing.data?.hasTrialLeft ?? false
  const offered = plans.data && billing.data ? offeredPlans(plans.data, hasTrialLeft) : []
  const chosen = offered.find((plan) => plan.interval === interval) ?? offered[0]
  const choice: PlanChoice | undefined = chosen && { plans: offered, chosen, choose, hasTrialLeft }
  const isLoaded = plans.data !== undefined && billing.data !== undefined
  return {
    choice,
    isSubscribed: billing.data !== undefined && isSubscribed(billing.data),
    isPending: !isLoaded && !plans.isError && !billing.isError,
    isRetrying: plans.isFetching || billing.isFetching,
    retry: () => void Promise.all([plans.refetch(), billing.refetch()]),
  }
}
