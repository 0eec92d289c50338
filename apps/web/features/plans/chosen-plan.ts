import type { Interval, Plan } from '@laurel/contract/billing-shapes'
import { deviceStorage, keepText } from '../../browser-storage.ts'
import { INTERVALS } from './offered-plans.ts'

/** Specification 2, section 4: "the chosen plan set is stored"; its default is the quarterly one. */
const KEY = 'selectedPlanDetails'
const DEFAULT: Interval = 'quarter'

/** Without a place for it, whoever comes back finds the usual choice. */
export function rememberChosenPlan(plan: Plan): void {
  keepText(deviceStorage(), KEY, JSON.stringify(plan))
}

export const forgetChosenPlan = (): void => deviceStorage().removeItem(KEY)

/** Whoever comes back from a checkout finds what was chosen. */
export function readChosenInterval(): Interval {
  const stored = deviceStorage().getItem(KEY)
  if (stored === null) return DEFAULT
  try {
    const { interval } = JSON.parse(stored) as Partial<Plan>
    return INTERVALS.find((each) => each === interval) ?? DEFAULT
  } catch (error) {
    console.error('the chosen plan could not be read', error)
    return DEFAULT
  }
}
