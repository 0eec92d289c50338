import { parentPort } from 'node:worker_threads'
import { TooManyGlyphs } from './build-font.ts'
import { renderEssay, type Essay } from './render-essay.ts'

/** What the thread sends back for an essay. */
export type Rendered = { pdf: Uint8Array } | { isTooComplex: true }

/** Runs in a thread of its own: a long essay takes seconds, in which nobody else should wait. */
async function render(essay: Essay): Promise<Rendered> {
  try {
    return { pdf: await renderEssay(essay) }
  } catch (error) {
    if (error instanceof TooManyGlyphs) return { isTooComplex: true }
    throw error
  }
}

async function answer(essay: Essay): Promise<void> {
  const rendered = await render(essay)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(rendered)
}

// What fails unforeseen ends the thread, and the one who waits is told so by its end.
parentPort?.on('message', (essay: Essay) => void answer(essay))
