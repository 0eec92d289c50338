import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asCallFailure, CallFailure, toFailure } from './failures.ts'
import { noteRefusal } from './note-security.ts'

/** Every failure leaves in the catalogue's words; what it does not know is logged and is ours. */
export function answerFailures(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const failure = noteFailure(error, request)
    // What the log knows the request by, for whoever asks about it.
    if (failure.code === 'INTERNAL') reply.header('x-request-id', request.id)
    return sendFailure(reply, failure)
  })
}

/** What is told of something thrown; what is ours is logged. */
export function noteFailure(error: unknown, request: FastifyRequest): CallFailure {
  const failure = asCallFailure(error)
  // The route, not the address: that may be private, as a calendar's is.
  if (!failure) request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed')
  if (failure?.code === 'OVERLOADED') request.log.warn({ err: error }, 'a call was turned away')
  if (failure) noteRefusal(request, failure)
  return failure ?? new CallFailure('INTERNAL')
}

/** A request that reaches no route, such as one whose address cannot be decoded. */
export function answerFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendFailure(reply, asCallFailure(error) ?? new CallFailure('MALFORMED_REQUEST'))
}

/** What is not HTTP, or stops half-way: there is no request yet, so the answer is written by hand. */
export function answerConnectionError(error: Error, socket: Socket): void {
  if (socket.writable && !('code' in error && error.code === 'ECONNRESET')) {
    const isTooLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
    const body = toFailure(new CallFailure(isTooLarge ? 'BODY_TOO_LARGE' : 'MALFORMED_REQUEST'))
    const content = JSON.stringify(body)
    const head = [
      `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(content)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${content}`)
  }
  socket.destroy(error)
}

export function sendFailure(reply: FastifyReply, failure: CallFailure): FastifyReply {
  const body = toFailure(failure)
  const { retryAfterSeconds } = failure.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  // Closing on a sender that is still sending loses the answer: Node reads the rest and drops it.
  if (failure.code === 'BODY_TOO_LARGE') reply.removeHeader('connection')
  return reply
    .code(body.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}
