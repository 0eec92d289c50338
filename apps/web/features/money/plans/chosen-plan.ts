import type { Interval, Plan } from '@laurel/contract/billing-shapes'
import { deviceStorage, isRecord, keepJson, readJson } from '../../../browser-storage.ts'
import { INTERVALS } from './offered-plans.ts'

/** Specification 2, section 4: "the chosen plan set is stored"; its default is the quarterly one. */
const KEY = 'selectedPlanDetails'
const DEFAULT: Interval = 'quarter'

/** Without a place for it, whoever comes back finds the usual choice. */
export function rememberChosenPlan(plan: Plan): void {
  keepJson(deviceStorage(), KEY, plan)
}

export const forgetChosenPlan = (): void => deviceStorage().removeItem(KEY)

/** Whoever comes back from a checkout finds what was chosen. */
export function readChosenInterval(): Interval {
  const plan = readJson(deviceStorage(), KEY, isRecord)
  return INTERVALS.find((each) => each === plan?.['interval']) ?? DEFAULT
}
