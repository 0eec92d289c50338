import { CallFailure } from '../http/failures.ts'
import { openThreads, ThreadStopped } from '../threads.ts'
import { QueueFull } from '../turns.ts'
import type { PdfText } from './render-pdf.ts'
import type { Rendered } from './render-worker.ts'

const THREADS = openThreads<PdfText, Rendered>(new URL('./render-worker.ts', import.meta.url), {
  atOnce: 2,
  waiting: 50,
  waitingOfOne: 50,
  /** Ten times what 200,000 characters take. */
  milliseconds: 30_000,
  heapMegabytes: 512,
})
const EVERYBODY = 'everybody'
const RETRY_SECONDS = 10
const TOO_LONG_MESSAGE = 'This text is too long to become a PDF. Please shorten it.'

/** Renders a text in a thread beside, two at a time; the others wait for their turn. */
export async function renderAside(text: PdfText): Promise<Uint8Array> {
  try {
    const rendered = await THREADS.ask(text, EVERYBODY)
    if ('pdf' in rendered) return rendered.pdf
  } catch (error) {
    if (error instanceof QueueFull)
      throw new CallFailure('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS })
    if (!(error instanceof ThreadStopped)) throw error
  }
  throw new CallFailure('FILE_TOO_LARGE', { message: TOO_LONG_MESSAGE })
}
