import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { checkContent, type SentContent } from './check-content.ts'

/** Behind everything that a person waits for. */
const LOW_PRIORITY = 10

// Linux counts a thread as a process of its own here; elsewhere this would be the whole server.
if (process.platform === 'linux') setPriority(LOW_PRIORITY)

async function answer(content: SentContent): Promise<void> {
  const verdict = await checkContent(content)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(verdict)
}

// What fails unforeseen ends the thread, and the one who waits is told so by its end.
parentPort?.on('message', (content: SentContent) => void answer(content))
