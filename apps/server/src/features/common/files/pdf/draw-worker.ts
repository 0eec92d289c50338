import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawPage, type DrawnPage } from './draw-page.ts'

/** Which page of which file. */
export interface AskedPage {
  path: string
  number: number
}

/** Behind everything that a person waits for. */
const LOW_PRIORITY = 10

// Linux counts a thread as a process of its own here; elsewhere this would be the whole server.
if (process.platform === 'linux') setPriority(LOW_PRIORITY)

async function answer({ path, number }: AskedPage): Promise<void> {
  // One that cannot be opened, such as with a password, has no pages to be seen.
  const drawn: DrawnPage = await drawPage(await readFile(path), number).catch(() => undefined)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(drawn)
}

parentPort?.on('message', (asked: AskedPage) => void answer(asked))
