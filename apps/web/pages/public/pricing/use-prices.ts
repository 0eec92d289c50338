import type { Plan } from '@laurel/contract/billing-shapes'
import { useCallback, useEffect, useState } from 'react'

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
      // The page itself is read before they come: what calls the server is loaded after it.
      const { readPrices } = await import('./read-prices.ts')
      setPlans(await readPrices())
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])
  return { plans, hasFailed, retry: () => void load() }
}
