/** How many may work at once, and how many may wait for that. */
export interface TurnBounds {
  atOnce: number
  waiting: number
  /** Nobody takes up the whole queue. */
  waitingOfOne: number
}

/** As many wait already as may. */
export class QueueFull extends Error {}

export interface Turns {
  /** Resolves with what ends the turn; rejects with `QueueFull`, or when the signal says to leave. */
  take(owner: string, signal: AbortSignal): Promise<() => void>
}

interface Waiting {
  begin(): void
}

/** Lets everybody have their turn: whoever asks for much waits longer than one who asks for little. */
export function openTurns({ atOnce, waiting, waitingOfOne }: TurnBounds): Turns {
  const queues = new Map<string, Waiting[]>()
  let running = 0
  let queued = 0

  /** The owners take turns as well: one who had a turn goes to the end. */
  const next = (): Waiting | undefined => {
    for (const [owner, queue] of queues) {
      const first = queue.shift()
      queues.delete(owner)
      if (queue.length > 0) queues.set(owner, queue)
      if (first) return first
    }
    return undefined
  }
  const leave = () => {
    const following = next()
    if (!following) return void running--
    queued--
    following.begin()
  }
  const endsOnce = () => {
    let hasEnded = false
    return () => {
      if (!hasEnded) leave()
      hasEnded = true
    }
  }
  return {
    async take(owner, signal) {
      signal.throwIfAborted()
      if (running < atOnce) {
        running++
        return endsOnce()
      }
      const queue = queues.get(owner) ?? []
      if (queued >= waiting || queue.length >= waitingOfOne) throw new QueueFull()
      queued++
      queues.set(owner, queue)
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => {
          const at = queue.indexOf(place)
          if (at < 0) return
          queue.splice(at, 1)
          queued--
          if (queue.length === 0) queues.delete(owner)
          reject(signal.reason)
        }
        const place: Waiting = {
          begin() {
            signal.removeEventListener('abort', giveUp)
            resolve()
          },
        }
        queue.push(place)
        signal.addEventListener('abort', giveUp, { once: true })
      })
      return endsOnce()
    },
  }
}
