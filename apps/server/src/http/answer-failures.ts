import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asCallFailure, CallFailure, toFailure } from './failures.ts'

/** Every failure leaves in the catalogue's words; what it does not know is logged and is ours. */
export function answerFailures(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const failure = asCallFailure(error)
    if (!failure) request.log.error({ err: error, url: request.url }, 'a call failed')
    if (failure?.code === 'OVERLOADED') request.log.warn({ err: error }, 'a call was turned away')
    return sendFailure(reply, failure ?? new CallFailure('INTERNAL'))
  })
}

/** A request that reaches no route, such as one whose address cannot be decoded. */
export function answerFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendFailure(reply, asCallFailure(error) ?? new CallFailure('MALFORMED_REQUEST'))
}

export function sendFailure(reply: FastifyReply, failure: CallFailure): FastifyReply {
  const body = toFailure(failure)
  const { retryAfterSeconds } = failure.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(body.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}
