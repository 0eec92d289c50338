import multipart from '@fastify/multipart'
import type { Call } from '@laurel/contract/define-call'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from './failures.ts'

/** Parsers are local to a call: JSON calls read JSON only, multipart calls nothing else. */
export async function prepareBodies(scope: FastifyInstance, call: Call): Promise<void> {
  if (call.method === 'GET') return
  if (call.body === undefined && call.bodyKind === undefined) return ignoreBodies(scope)
  scope.removeAllContentTypeParsers()
  refuseEncodedBodies(scope)
  if (call.bodyKind === 'multipart') await scope.register(multipart)
  else if (call.bodyKind === 'raw') readRaw(scope)
  else readJson(scope)
}

/** Its handler gets the bytes as they came, whatever they are called: a signature is of those. */
function readRaw(scope: FastifyInstance): void {
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Far deeper than any body of the contract, and shallow enough to walk through. */
const DEEPEST_LEVEL = 32
/** Far more than any body of the contract; reading and refusing a million would take seconds. */
const MOST_MEMBERS = 10_000

function readJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (isOverbuilt(text)) done(new CallFailure('MALFORMED_REQUEST'))
      else void parse(request, text, done)
    },
  )
}

const [QUOTE, BACKSLASH, COLON] = ['"', '\\', ':'].map((sign) => sign.charCodeAt(0))
const OPENING = new Set(['{', '['].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)))

/** Whether JSON text nests too deep or has too many members; what its texts hold does not count. */
function isOverbuilt(text: string): boolean {
  let level = 0
  let members = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (isInText && sign === BACKSLASH) at++
    else if (sign === QUOTE) isInText = !isInText
    else if (isInText) continue
    else if (OPENING.has(sign) && ++level > DEEPEST_LEVEL) return true
    else if (CLOSING.has(sign)) level--
    else if (sign === COLON && ++members > MOST_MEMBERS) return true
  }
  return false
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
