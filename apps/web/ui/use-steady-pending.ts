import { useEffect, useState } from 'react'

const showAfterMs = 150
const keepForMs = 300

/**
 * Whether to show a skeleton for something pending: not for waits under 150 ms,
 * and once shown for at least 300 ms, so that nothing flickers.
 */
export function useSteadyPending(isPending: boolean): boolean {
  const [phase, setPhase] = useState<'hidden' | 'held' | 'free'>('hidden')

  useEffect(() => {
    if (phase === 'hidden' && isPending) {
      const timer = setTimeout(() => setPhase('held'), showAfterMs)
      return () => clearTimeout(timer)
    }
    if (phase === 'free' && !isPending) setPhase('hidden')
    return undefined
  }, [phase, isPending])

  useEffect(() => {
    if (phase !== 'held') return undefined
    const timer = setTimeout(() => setPhase('free'), keepForMs)
    return () => clearTimeout(timer)
  }, [phase])

  return phase === 'held' || (phase === 'free' && isPending)
}
