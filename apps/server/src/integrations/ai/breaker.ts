import type { Clock } from '../../clock.ts'

/** How one try ended; `left`: it tells nothing, as when whoever asked went away. */
export type TryOutcome = 'succeeded' | 'failed' | 'left'

export interface Breaker {
  /** Lets a try through, to be told how it ended; undefined while it rests. */
  enter(): ((outcome: TryOutcome) => void) | undefined
  isResting: () => boolean
}

/**
 * After so many failures in a row nothing is let through for a while, so that nobody waits for what
 * fails anyway. Then one try is let through: it decides whether to go on or to rest again.
 */
export function openBreaker(
  clock: Clock,
  { failures: mostFailures = 5, restMs = 30_000 } = {},
): Breaker {
  let failures = 0
  let restsUntilMs: number | undefined
  let isTrying = false

  const rest = (): void => {
    restsUntilMs = clock.now().getTime() + restMs
  }
  const decide = (outcome: TryOutcome): void => {
    isTrying = false
    if (outcome === 'failed') rest()
    if (outcome !== 'succeeded') return
    restsUntilMs = undefined
    failures = 0
  }
  /** Of a try from before the rest only success has a say. */
  const count = (outcome: TryOutcome): void => {
    if (outcome === 'succeeded') failures = 0
    if (outcome !== 'failed' || restsUntilMs !== undefined) return
    failures += 1
    if (failures >= mostFailures) rest()
  }
  return {
    enter() {
      if (restsUntilMs === undefined) return count
      if (isTrying || clock.now().getTime() < restsUntilMs) return undefined
      isTrying = true
      return decide
    },
    isResting: () => restsUntilMs !== undefined,
  }
}
