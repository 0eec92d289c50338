import { parentPort } from 'node:worker_threads'
import { checkContent, type SentContent } from './check-content.ts'
import { stepBack } from '../../../step-back.ts'

stepBack()

async function answer(content: SentContent): Promise<void> {
  const verdict = await checkContent(content)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(verdict)
}

// What fails unforeseen ends the thread, and the one who waits is told so by its end.
parentPort?.on('message', (content: SentContent) => void answer(content))
