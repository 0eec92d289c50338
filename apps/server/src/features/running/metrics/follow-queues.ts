import type { QueueResult } from 'pg-boss'
import type { App } from '../../../app-context.ts'
import { inTime } from './in-time.ts'

type Queue = Pick<QueueResult, 'name' | 'readyCount' | 'activeCount' | 'failedCount'>

/** How many jobs wait, run and have failed; ends when what it returns is called. */
export function followQueues(
  { metrics }: Pick<App, 'metrics'>,
  readQueues: () => Promise<Queue[]>,
): () => void {
  const { jobs, readings } = metrics
  const read = async () => {
    const queues = await inTime(readQueues)
    jobs.reset()
    for (const { name: queue, readyCount, activeCount, failedCount } of queues ?? []) {
      jobs.set({ queue, state: 'queued' }, readyCount)
      jobs.set({ queue, state: 'active' }, activeCount)
      jobs.set({ queue, state: 'failed' }, failedCount)
    }
  }
  readings.add(read)
  return () => void readings.delete(read)
}
