import { parentPort } from 'node:worker_threads'
import type { ImportContext } from './parsed-row.ts'
import { readTexts, type ReadTexts } from './read-further.ts'
import { stepBack } from '../../../step-back.ts'

/** Rows of one file, and what they are read with. */
export interface RowsToRead {
  rows: readonly unknown[]
  context: Omit<ImportContext, 'read'>
}

stepBack()

// What fails unforeseen ends the thread, and the one who waits is told so by its end.
parentPort?.on('message', ({ rows, context }: RowsToRead) => {
  const read: ReadTexts[] = rows.map((row) => readTexts(row, context))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(read)
})
