import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface Waits {
  calls: number
  failures: number
  medianMs: number
  worstMs: number
  /** The call that waited longest. */
  worstPath: string
}

export interface Measuring {
  url: string
  token: string
}

/** Somebody else at work until it is told to stop, in a thread, so that the attack's own work is not counted. */
export async function measureWaits(measuring: Measuring): Promise<() => Promise<Waits>> {
  const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), {
    workerData: measuring,
  })
  await once(worker, 'message')
  return async () => {
    const told = once(worker, 'message')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('stop')
    const [waits] = (await told) as [Waits]
    await worker.terminate()
    return waits
  }
}
