import type { FastifyBaseLogger } from 'fastify'
import { withoutHurry } from './db/patience.ts'

/** Work that no answer waits for. */
export interface Background {
  /** Begins the work; when it fails, that is logged. */
  start(name: string, work: () => Promise<unknown>): void
  /** One run at a time of this name; asked for meanwhile, it runs once more. */
  startAlone(name: string, work: () => Promise<unknown>): void
  /** Resolves once nothing is under way. */
  settle(): Promise<void>
}

export function openBackground(log: FastifyBaseLogger): Background {
  const underWay = new Set<Promise<void>>()
  const alone = new Map<string, { isAskedAgain: boolean }>()
  const start: Background['start'] = (name, work) => {
    const run = withoutHurry(work)
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error, task: name }, 'background work failed'))
      .finally(() => underWay.delete(run))
    underWay.add(run)
  }
  return {
    start,
    startAlone(name, work) {
      const running = alone.get(name)
      if (running) {
        running.isAskedAgain = true
        return
      }
      const state = { isAskedAgain: true }
      alone.set(name, state)
      start(name, async () => {
        try {
          while (state.isAskedAgain) {
            state.isAskedAgain = false
            await work()
          }
        } finally {
          alone.delete(name)
        }
      })
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
