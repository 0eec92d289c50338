import { parentPort } from 'node:worker_threads'
import { TooManyGlyphs } from './build-font.ts'
import { renderPdf, type PdfText } from './render-pdf.ts'

/** What the thread sends back for a text. */
export type Rendered = { pdf: Uint8Array } | { isTooComplex: true }

/** Runs in a thread of its own: a long text takes seconds, in which nobody else should wait. */
async function render(text: PdfText): Promise<Rendered> {
  try {
    return { pdf: await renderPdf(text) }
  } catch (error) {
    if (error instanceof TooManyGlyphs) return { isTooComplex: true }
    throw error
  }
}

async function answer(text: PdfText): Promise<void> {
  const rendered = await render(text)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(rendered)
}

// What fails unforeseen ends the thread, and the one who waits is told so by its end.
parentPort?.on('message', (text: PdfText) => void answer(text))
