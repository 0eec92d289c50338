import multipart from '@fastify/multipart'
import type { Call } from '@laurel/contract/define-call'
import type { FastifyInstance } from 'fastify'

/** Parsers are local to a call: JSON calls read JSON only, multipart calls nothing else. */
export async function prepareBodies(scope: FastifyInstance, call: Call): Promise<void> {
  scope.removeContentTypeParser('text/plain')
  if (call.bodyKind !== 'multipart') return
  scope.removeContentTypeParser('application/json')
  await scope.register(multipart)
}

/** Throws when an answer does not keep its schema. */
export function checkAnswer(call: Call, answer: unknown): void {
  const checked = call.answer?.safeParse(answer)
  if (checked && !checked.success)
    throw new Error(`The answer of ${call.id} breaks its schema: ${checked.error.message}`)
}
