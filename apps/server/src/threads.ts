import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { openTurns, type TurnBounds } from './turns.ts'

export interface ThreadBounds extends TurnBounds {
  milliseconds: number
  heapMegabytes: number
}

/** The work went past its bounds, or ended its thread: what it was about cannot be trusted. */
export class ThreadStopped extends Error {}

export interface Threads<Question, Answer> {
  /**
   * Rejects with `ThreadStopped` past the bounds, with `QueueFull` when too many wait, with the
   * signal's reason when it says to stop, and with whatever the work itself throws.
   */
  ask(question: Question, owner: string, signal?: AbortSignal): Promise<Answer>
}

/** A fresh thread now and then keeps memory in bounds. */
const QUESTIONS_PER_THREAD = 200
const IDLE_MILLISECONDS = 60_000

interface Thread {
  worker: Worker
  answered: number
  retirement?: NodeJS.Timeout
}

/**
 * Threads that answer questions one after another, for work that would hold up everybody else. Each
 * answers every message with one; an error that it leaves uncaught ends it and is told.
 */
export function openThreads<Question, Answer>(
  script: URL,
  bounds: ThreadBounds,
): Threads<Question, Answer> {
  const turns = openTurns(bounds)
  /** Starting one takes up to half a second, so they wait for the next question. */
  const idle: Thread[] = []
  const forget = (thread: Thread) => {
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
  }
  return {
    async ask(question, owner, signal = new AbortController().signal) {
      const end = await turns.take(owner, signal)
      const thread = idle.pop() ?? startThread(script, bounds, forget)
      try {
        const answer = await askThread<Answer>(thread, question, bounds.milliseconds, signal)
        rest(thread, idle, forget)
        return answer
      } catch (error) {
        await thread.worker.terminate()
        signal.throwIfAborted()
        throw isPastBounds(error) ? new ThreadStopped('Past its bounds.', { cause: error }) : error
      } finally {
        end()
      }
    },
  }
}

function startThread(script: URL, bounds: ThreadBounds, forget: (thread: Thread) => void): Thread {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: bounds.heapMegabytes },
  })
  const thread: Thread = { worker, answered: 0 }
  // Whoever waits for it hears of it as well.
  worker.on('error', () => undefined)
  worker.on('exit', () => forget(thread))
  return thread
}

async function askThread<Answer>(
  { worker, retirement }: Thread,
  question: unknown,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Answer> {
  clearTimeout(retirement)
  worker.ref()
  const over = new AbortController()
  const stop = AbortSignal.any([signal, AbortSignal.timeout(milliseconds), over.signal])
  const answered = once(worker, 'message', { signal: stop })
  const ended = once(worker, 'exit', { signal: stop }).then(() => {
    throw new ThreadStopped('Ended without an answer.')
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(question)
  try {
    const [answer] = (await Promise.race([answered, ended])) as [Answer]
    return answer
  } finally {
    over.abort()
  }
}

/** An idle thread does not keep the process alive, and ends after a while. */
function rest(thread: Thread, idle: Thread[], forget: (thread: Thread) => void): void {
  const { worker } = thread
  worker.unref()
  if (++thread.answered >= QUESTIONS_PER_THREAD) return void worker.terminate()
  thread.retirement = setTimeout(() => {
    forget(thread)
    void worker.terminate()
  }, IDLE_MILLISECONDS).unref()
  idle.push(thread)
}

const isPastBounds = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
