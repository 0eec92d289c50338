import { listPlans } from '@laurel/contract/billing'
import type { Plan } from '@laurel/contract/billing-shapes'
import { call } from '../../../api/call.ts'
import { offeredPlans } from '../../../features/money/plans/offered-plans.ts'

/** One plan for each interval, with the trial. */
export const readPrices = async (): Promise<readonly Plan[]> =>
  offeredPlans(await call(listPlans), true)
