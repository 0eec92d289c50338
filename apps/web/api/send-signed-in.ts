import type { Call } from '@laurel/contract/define-call'
import { renewSession } from './renew-session.ts'
import { expireSession, isStillHere, readSenderId, readToken } from './session.ts'

/**
 * Sends with the session's token. An expired session is renewed once; when it cannot be, the
 * visitor is signed out. Nothing is sent again for whoever logged in meanwhile.
 */
export async function sendSignedIn(
  declared: Call,
  send: (token: string | null) => Promise<Response>,
): Promise<Response> {
  const token = readToken()
  const senderId = readSenderId()
  const first = await send(token)
  if (first.status !== 401 || token === null || declared.access === 'public') return first
  const renewed = await renewSession(token)
  // It cannot be renewed just now, and is not over, or is somebody else's by now.
  if (!isStillHere(senderId) || renewed === token) return first
  const second = renewed === undefined ? first : await send(renewed)
  if (second.status === 401 && isStillHere(senderId)) expireSession()
  return second
}
