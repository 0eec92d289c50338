import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Measuring, Waits } from './measure-waits.ts'

/** A call goes out this often, whether or not the ones before were answered: who waits is counted. */
const EVERY_MILLISECONDS = 25
const ANSWER_MILLISECONDS = 60_000
/** Calls that ask little of the server, so that what they wait for is others. */
const PATHS = ['/api/v1/health/live', '/api/v1/files', '/api/v1/scholarships/me/plan']

const { url, token } = workerData as Measuring
const waits: { path: string; milliseconds: number; isFailure: boolean }[] = []

async function callOnce(path: string): Promise<void> {
  const begin = performance.now()
  const isFailure = await fetch(url + path, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return !answer.ok
    },
    () => true,
  )
  waits.push({ path, milliseconds: performance.now() - begin, isFailure })
}

function summary(): Waits {
  const sorted = waits.toSorted((a, b) => a.milliseconds - b.milliseconds)
  const at = (index: number) => sorted.at(index)
  return {
    calls: waits.length,
    failures: waits.filter(({ isFailure }) => isFailure).length,
    medianMs: Math.round(at(Math.floor(waits.length / 2))?.milliseconds ?? 0),
    worstMs: Math.round(at(-1)?.milliseconds ?? 0),
    worstPath: at(-1)?.path ?? '',
  }
}

// The first calls open connections, which is not what is measured.
for (const path of PATHS) await callOnce(path)
waits.length = 0

const tell = (message: unknown) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
const running = new Set<Promise<void>>()
let sent = 0
const timer = setInterval(() => {
  const call = callOnce(PATHS[sent++ % PATHS.length] ?? '').finally(() => running.delete(call))
  running.add(call)
}, EVERY_MILLISECONDS)
const stopped = parentPort ? once(parentPort, 'message') : Promise.resolve()
tell('ready')
await stopped
clearInterval(timer)
await Promise.all(running)
tell(summary())
