import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BEST_MATCHES, useEligible, useStats } from '../listings/use-lists.ts'
import { haveChanged, matchesNow, type MatchesThen, READ_COUNT } from './pick-suggestions.ts'

/** Specification 2, section 9: "Chat starts 2000 ms after a profile save." */
const DELAY_MS = 2000

/** The exchange that follows a save: undefined until one changed what is matched. */
export function useSuggestions() {
  const stats = useStats()
  const best = useEligible(1, BEST_MATCHES, READ_COUNT)
  const now = matchesNow(stats.data, best.data)
  const [compared, setCompared] = useState<MatchesThen>()
  const [before, setBefore] = useState<MatchesThen>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** To be called while the lists still hold what was known before the save. */
  const afterSave = () => {
    setBefore(undefined)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCompared(now), DELAY_MS)
  }
  const compare = useEffectEvent(() => {
    if (haveChanged(compared, now)) setBefore(compared)
    setCompared(undefined)
  })
  // A slow answer is waited for: until it has come nothing can be said to have changed.
  const canCompare = compared !== undefined && !stats.isFetching && !best.isFetching
  useEffect(() => {
    if (canCompare) compare()
  }, [canCompare])

  const exchange = before &&
    stats.data &&
    best.data && { before, counts: stats.data, rows: best.data }
  return { exchange, afterSave, close: () => setBefore(undefined) }
}

export type Exchange = NonNullable<ReturnType<typeof useSuggestions>['exchange']>
