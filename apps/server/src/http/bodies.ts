import multipart from '@fastify/multipart'
import type { Call } from '@laurel/contract/define-call'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from './failures.ts'

/** Parsers are local to a call: JSON calls read JSON only, multipart calls nothing else. */
export async function prepareBodies(scope: FastifyInstance, call: Call): Promise<void> {
  if (call.method === 'GET') return
  if (call.body === undefined && call.bodyKind === undefined) return ignoreBodies(scope)
  scope.removeContentTypeParser('text/plain')
  refuseEncodedBodies(scope)
  if (call.bodyKind !== 'multipart') return
  scope.removeContentTypeParser('application/json')
  await scope.register(multipart)
}

/** Many clients name JSON in every request, also in those that carry nothing. */
function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume()
    done(null)
  })
}

/** No parser undoes a compression, and what it would make of one is not what was sent. */
function refuseEncodedBodies(scope: FastifyInstance): void {
  scope.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding.toLowerCase() !== 'identity') throw new CallFailure('UNSUPPORTED_MEDIA_TYPE')
  })
}

/** Throws when an answer does not keep its schema. */
export function checkAnswer(call: Call, answer: unknown): void {
  const checked = call.answer?.safeParse(answer)
  if (checked && !checked.success)
    throw new Error(`The answer of ${call.id} breaks its schema: ${checked.error.message}`)
}
