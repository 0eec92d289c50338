import { useEffect, useRef } from 'react'

/** Shorter than a word takes to type, much shorter than the autosave. */
const PAUSE_MS = 150

/**
 * Runs work in a pause of typing, because a long text takes time to read out; at once when the
 * focus, the page or the component goes.
 */
export function usePause<Matter>(work: (matter: Matter) => void): {
  later: (matter: Matter) => void
  now: () => void
} {
  const latest = useRef(work)
  const waiting = useRef<{ matter: Matter; timer: ReturnType<typeof setTimeout> }>(undefined)
  useEffect(() => {
    latest.current = work
  })
  const now = () => {
    if (!waiting.current) return
    const { matter, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = undefined
    latest.current(matter)
  }
  const later = (matter: Matter) => {
    clearTimeout(waiting.current?.timer)
    waiting.current = { matter, timer: setTimeout(now, PAUSE_MS) }
  }
  useEffect(() => {
    // Before whoever saves what is known when the page goes.
    addEventListener('pagehide', now, { capture: true })
    document.addEventListener('visibilitychange', now, { capture: true })
    return () => {
      removeEventListener('pagehide', now, { capture: true })
      document.removeEventListener('visibilitychange', now, { capture: true })
      now()
    }
    // `now` reads everything it needs from refs.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return { later, now }
}
