import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { drawPage, type DrawnPage } from './draw-page.ts'
import { stepBack } from '../../../../step-back.ts'

/** Which page of which file. */
export interface AskedPage {
  path: string
  number: number
}

stepBack()

async function answer({ path, number }: AskedPage): Promise<void> {
  // One that cannot be opened, such as with a password, has no pages to be seen.
  const drawn: DrawnPage = await drawPage(await readFile(path), number).catch(() => undefined)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(drawn)
}

parentPort?.on('message', (asked: AskedPage) => void answer(asked))
