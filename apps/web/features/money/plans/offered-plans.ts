import type { Interval, Plan } from '@laurel/contract/billing-shapes'

export const INTERVALS: readonly Interval[] = ['month', 'quarter', 'year']

/** One plan for each interval: with the trial for whoever has not had it, else without. */
export function offeredPlans(plans: readonly Plan[], hasTrialLeft: boolean): Plan[] {
  return INTERVALS.flatMap((interval) => {
    const same = plans.filter((plan) => plan.interval === interval)
    const bare = same.find(({ trialDays }) => trialDays === 0)
    const withTrial = same.find(({ trialDays }) => trialDays > 0)
    const plan = hasTrialLeft ? (withTrial ?? bare) : bare
    return plan ? [plan] : []
  })
}

/** The plan that a price id names; of two with one price the one that this person may have. */
export function planOfPrice(
  plans: readonly Plan[],
  priceId: string,
  hasTrialLeft: boolean,
): Plan | undefined {
  const fitting = plans.filter((plan) => plan.priceId === priceId)
  return fitting.find(({ trialDays }) => trialDays > 0 === hasTrialLeft) ?? fitting[0]
}
