import { useEffect, useState } from 'react'

/** Counts whole seconds down to 0 from where it is started. */
export function useCountdown(startWith = 0): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(startWith)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, setSeconds]
}
