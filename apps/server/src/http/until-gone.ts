import type { FastifyReply } from 'fastify'
import { CallFailure } from './failures.ts'

/** Says to stop when the client hangs up before it is answered. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new CallFailure('MALFORMED_REQUEST'))
  })
  return gone.signal
}
