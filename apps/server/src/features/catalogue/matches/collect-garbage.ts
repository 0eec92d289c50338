import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects all garbage at once, in a tenth of a second for a large heap: only for moments at which
 * nobody is kept waiting. A task that leaves much behind ends so, or the collector finishes with it
 * in the turn of somebody's call.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
