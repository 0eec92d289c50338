import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CallFailure } from '../../../http/failures.ts'
import type { PdfText } from './render-pdf.ts'
import type { Rendered } from './render-worker.ts'

/** Ten times what 200,000 characters take. */
const RENDER_MILLISECONDS = 30_000
const HEAP_MEGABYTES = 512
/** A fresh thread now and then keeps memory in bounds. */
const TEXTS_PER_THREAD = 200
const IDLE_MILLISECONDS = 60_000
const RUNNING_LIMIT = 2
const WAITING_LIMIT = 50
const RETRY_SECONDS = 10
const TOO_LONG_MESSAGE = 'This text is too long to become a PDF. Please shorten it.'

let running = 0
const waiting: (() => void)[] = []

/** Renders a text in a thread beside, two at a time; the others wait for their turn. */
export async function renderAside(text: PdfText): Promise<Uint8Array> {
  if (running >= RUNNING_LIMIT) await turn()
  else running++
  try {
    return await renderInThread(text)
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

interface Thread {
  worker: Worker
  rendered: number
  retirement?: NodeJS.Timeout
}

/** Starting one takes half a second, loading the fonts included, so they wait for the next text. */
const idle: Thread[] = []

async function renderInThread(text: PdfText): Promise<Uint8Array> {
  const thread = idle.pop() ?? startThread()
  clearTimeout(thread.retirement)
  thread.worker.ref()
  try {
    const rendered = await ask(thread.worker, text)
    rest(thread)
    if ('pdf' in rendered) return rendered.pdf
  } catch (error) {
    await thread.worker.terminate()
    if (!isTooMuch(error)) throw error
  }
  throw new CallFailure('FILE_TOO_LARGE', { message: TOO_LONG_MESSAGE })
}

function startThread(): Thread {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  const thread: Thread = { worker, rendered: 0 }
  // Whoever waits for it hears of it as well.
  worker.on('error', () => undefined)
  worker.on('exit', () => forget(thread))
  return thread
}

async function ask(worker: Worker, text: PdfText): Promise<Rendered> {
  const answered = once(worker, 'message', { signal: AbortSignal.timeout(RENDER_MILLISECONDS) })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(text)
  const [rendered] = (await answered) as [Rendered]
  return rendered
}

/** An idle thread does not keep the process alive, and ends after a while. */
function rest(thread: Thread): void {
  const { worker } = thread
  worker.unref()
  if (++thread.rendered >= TEXTS_PER_THREAD) return void worker.terminate()
  thread.retirement = setTimeout(() => {
    forget(thread)
    void worker.terminate()
  }, IDLE_MILLISECONDS).unref()
  idle.push(thread)
}

function forget(thread: Thread): void {
  const at = idle.indexOf(thread)
  if (at >= 0) idle.splice(at, 1)
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
