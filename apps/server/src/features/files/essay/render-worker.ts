import { parentPort, workerData } from 'node:worker_threads'
import { TooManyGlyphs } from './build-font.ts'
import { renderEssay, type Essay } from './render-essay.ts'

/** What the thread sends back, once. */
export type Rendered = { pdf: Uint8Array } | { isTooComplex: true }

/** Runs in a thread of its own: a long essay takes seconds, in which nobody else should wait. */
async function render(): Promise<Rendered> {
  try {
    return { pdf: await renderEssay(workerData as Essay) }
  } catch (error) {
    if (error instanceof TooManyGlyphs) return { isTooComplex: true }
    throw error
  }
}

render().then(
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  (rendered) => parentPort?.postMessage(rendered),
  (error: unknown) => {
    setImmediate(() => {
      throw error
    })
  },
)
