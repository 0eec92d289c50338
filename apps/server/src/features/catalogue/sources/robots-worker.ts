import { parentPort } from 'node:worker_threads'
import { parseRobots, type AskedRobots } from './parse-robots.ts'

// What fails unforeseen ends the thread, and the one who waits is told so by its end.
parentPort?.on('message', (asked: AskedRobots) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(parseRobots(asked))
})
