import { Worker } from 'node:worker_threads'
import { CallFailure } from '../../../http/failures.ts'
import type { Essay } from './render-essay.ts'
import type { Rendered } from './render-worker.ts'

/** Ten times what 200,000 characters take. */
const RENDER_MILLISECONDS = 30_000
const HEAP_MEGABYTES = 512
const RUNNING_LIMIT = 2
const WAITING_LIMIT = 50
const RETRY_SECONDS = 10
const TOO_LONG_MESSAGE = 'This essay is too long to become a PDF. Please shorten it.'

let running = 0
const waiting: (() => void)[] = []

/** Renders an essay in a thread of its own, two at a time; the others wait for their turn. */
export async function renderAside(essay: Essay): Promise<Uint8Array> {
  if (running >= RUNNING_LIMIT) await turn()
  else running++
  try {
    return await renderInThread(essay)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function turn(): Promise<void> {
  if (waiting.length >= WAITING_LIMIT)
    throw new CallFailure('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS })
  return new Promise((resolve) => waiting.push(resolve))
}

async function renderInThread(essay: Essay): Promise<Uint8Array> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: essay,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const rendered = await new Promise<Rendered>((resolve, reject) => {
      worker.on('message', resolve)
      worker.on('error', reject)
      timer = setTimeout(() => resolve({ isTooComplex: true }), RENDER_MILLISECONDS)
    })
    if ('pdf' in rendered) return rendered.pdf
    throw new CallFailure('FILE_TOO_LARGE', { message: TOO_LONG_MESSAGE })
  } catch (error) {
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isOutOfMemory ? new CallFailure('FILE_TOO_LARGE', { message: TOO_LONG_MESSAGE }) : error
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
