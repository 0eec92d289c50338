import { PAGES_HEADER } from '@laurel/contract/file-link'
import type { readFile as readCall } from '@laurel/contract/files'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { networkOf } from '../../../http/network-of.ts'
import type { Asked } from '../../../http/serve.ts'
import { untilGone } from '../../../http/until-gone.ts'
import { openThreads, ThreadStopped } from '../../../threads.ts'
import { QueueFull } from '../../../turns.ts'
import type { DrawnPage } from './pdf/draw-page.ts'
import type { AskedPage } from './pdf/draw-worker.ts'
import type { StoredFile } from './queries.ts'
import { withStoredCopy } from './with-stored-copy.ts'

const THREADS = openThreads<AskedPage, DrawnPage>(
  new URL('./pdf/draw-worker.ts', import.meta.url),
  {
    atOnce: 1,
    waiting: 60,
    waitingOfOne: 12,
    milliseconds: 10_000,
    heapMegabytes: 256,
  },
)
const RETRY_SECONDS = 10
const NO_PAGE = 'This page cannot be shown.'

type Asking = Pick<Asked<typeof readCall>, 'request' | 'reply'>

/** Answers with a picture of a page: whatever a PDF would do, its picture only shows. */
export async function sendPage(
  app: App,
  { id, contentType }: StoredFile,
  number: number,
  asking: Asking,
): Promise<FastifyReply> {
  const isDrawn = contentType === 'application/pdf'
  const drawn = isDrawn
    ? await withStoredCopy(app, id, (path) => draw({ path, number }, asking))
    : undefined
  if (!drawn) throw new CallFailure('NOT_FOUND', { message: NO_PAGE })
  const png = Buffer.from(drawn.png)
  const isHead = asking.request.method === 'HEAD'
  return asking.reply
    .headers({
      'content-type': 'image/png',
      'content-length': png.length,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      [PAGES_HEADER]: drawn.pages,
    })
    .send(isHead ? Readable.from([]) : png)
}

async function draw(asked: AskedPage, { request, reply }: Asking): Promise<DrawnPage> {
  try {
    return await THREADS.ask(asked, networkOf(request.ip), untilGone(reply))
  } catch (error) {
    if (error instanceof QueueFull)
      throw new CallFailure('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS })
    if (!(error instanceof ThreadStopped)) throw error
    return undefined
  }
}
