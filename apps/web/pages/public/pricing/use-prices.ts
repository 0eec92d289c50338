import { listPlans } from '@laurel/contract/billing'
import type { Plan } from '@laurel/contract/billing-shapes'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { offeredPlans } from '../../../features/plans/offered-plans.ts'

interface Prices {
  /** One for each interval, with the trial; undefined until they have come. */
  plans: readonly Plan[] | undefined
  hasFailed: boolean
  retry: () => void
}

/** The prices of today: this page is written long before it is read. */
export function usePrices(): Prices {
  const [plans, setPlans] = useState<readonly Plan[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      setPlans(offeredPlans(await call(listPlans), true))
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])
  return { plans, hasFailed, retry: () => void load() }
}
