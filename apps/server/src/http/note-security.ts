import type { ErrorCode } from '@laurel/contract/errors'
import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CallFailure } from './failures.ts'
import { networkOf } from './network-of.ts'

/** What somebody meets who guesses, forges or tries too often. */
const WATCHED: ReadonlySet<ErrorCode> = new Set([
  'BAD_CREDENTIALS',
  'FILE_TYPE_REFUSED',
  'FORGED_EVENT',
  'GOOGLE_REFUSED',
  'TOO_MANY_REQUESTS',
  'WRONG_CODE',
  'WRONG_PASSWORD',
])

/** Nobody can tell from a mark whose it is; a restart makes others. */
const markKey = randomBytes(32)
const MARK_CHARACTERS = 12

/** The route, not the address, and the same mark for everything from one network. */
const about = ({ ip, routeOptions }: FastifyRequest) => ({
  route: routeOptions.url,
  from: createHmac('sha256', markKey)
    .update(networkOf(ip))
    .digest('base64url')
    .slice(0, MARK_CHARACTERS),
})

/** Logs a refusal that tells of an attack where there are many (ASVS 5.0, 16.3.1 and 16.3.2). */
export function noteRefusal(request: FastifyRequest, { code }: CallFailure): void {
  // Whoever is signed in and asks for what is not theirs is told that it is not there.
  const isForeign = code === 'NOT_FOUND' && request.headers.authorization !== undefined
  if (WATCHED.has(code) || isForeign) request.log.info({ ...about(request), code }, 'refused')
}

export const noteSignIn = (request: FastifyRequest): void =>
  request.log.info(about(request), 'somebody signed in')
