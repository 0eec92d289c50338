import type { FastifyBaseLogger } from 'fastify'
import { CallFailure } from '../../../http/failures.ts'
import { openThreads, type Threads } from '../../../threads.ts'
import { QueueFull } from '../../../turns.ts'
import { ACTIVE_TYPE, type SentContent, type Verdict } from './check-content.ts'
import { isPdf } from './pdf/recognize-pdf.ts'
import { NOT_THIS_TYPE } from './rules.ts'

export type ContentThreads = Threads<SentContent, Verdict>

export const openContentThreads = (bounds: { milliseconds: number }): ContentThreads =>
  openThreads(new URL('./check-worker.ts', import.meta.url), {
    /** One core of two stays for everybody else. */
    atOnce: 1,
    waiting: 40,
    waitingOfOne: 4,
    heapMegabytes: 256,
    ...bounds,
  })

/** A guess on the generous side: what honest files take is not measured yet. */
const THREADS = openContentThreads({ milliseconds: 10_000 })
const RETRY_SECONDS = 10
const BUSY_MESSAGE = 'Too many files are being checked at the moment. Please try again in a minute.'
const UNCHECKED_MESSAGE =
  'This file could not be checked, so it cannot be accepted. Please save it again and try once more.'

export interface Accepted {
  contentType: string
  /** Found to do nothing but show something; else it is only offered for saving. */
  isInert: boolean
}

interface Asking {
  owner: string
  signal: AbortSignal
  log: FastifyBaseLogger
  wrongTypeMessage: string
}

/** Throws FILE_TYPE_REFUSED unless the bytes are what the ending says, and do no harm. */
export async function checkAside(
  content: SentContent,
  { wrongTypeMessage, ...asking }: Asking,
  threads: ContentThreads = THREADS,
): Promise<Accepted> {
  const verdict = await judge(content, asking, threads)
  if ('contentType' in verdict) return verdict
  const { problem } = verdict
  if (problem === ACTIVE_TYPE)
    throw new CallFailure('FILE_TYPE_REFUSED', { message: wrongTypeMessage })
  if (problem !== NOT_THIS_TYPE) throw new CallFailure('FILE_TYPE_REFUSED', { message: problem })
  throw new CallFailure('FILE_TYPE_REFUSED', {
    message: wrongTypeMessage,
    fields: { file: `${wrongTypeMessage} ${notReally(content.ending)}` },
  })
}

const notReally = (ending: string) =>
  `This one ends in ${ending}, but its content is something else.`

/** What could not be looked through is trusted with nothing, and only a PDF is taken at all. */
async function judge(
  content: SentContent,
  { owner, signal, log }: Omit<Asking, 'wrongTypeMessage'>,
  threads: ContentThreads,
): Promise<Verdict> {
  try {
    return await threads.ask(content, owner, signal)
  } catch (error) {
    if (error instanceof QueueFull)
      throw new CallFailure('OVERLOADED', {
        message: BUSY_MESSAGE,
        retryAfterSeconds: RETRY_SECONDS,
      })
    signal.throwIfAborted()
    log.warn({ err: error, ending: content.ending }, 'a file could not be looked through')
  }
  const isOnlyOffered = content.ending === '.pdf' && (await isPdf(content.path))
  return isOnlyOffered
    ? { contentType: 'application/pdf', isInert: false }
    : { problem: UNCHECKED_MESSAGE }
}
