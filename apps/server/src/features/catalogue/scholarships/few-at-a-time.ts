import { CallFailure } from '../../../http/failures.ts'

interface Bounds {
  /** So many run at the same time. */
  places: number
  /** So many more may wait for a place. */
  waiting: number
}

/** Runs tasks a few at a time, in the order asked. Throws OVERLOADED when too many wait. */
export function fewAtATime({ places, waiting }: Bounds) {
  let free = places
  const queue: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else if (queue.length < waiting) await new Promise<void>((begin) => queue.push(begin))
    else throw new CallFailure('OVERLOADED', { retryAfterSeconds: 5 })
    try {
      return await task()
    } finally {
      // Whoever waits takes over the place.
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
