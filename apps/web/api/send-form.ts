import type { Failure, Success } from '@laurel/contract/envelope'
import { CallError } from './call-error.ts'
import { renewSession } from './renew-session.ts'
import { expireSession, isStillHere, readSenderId, readToken } from './session.ts'

interface Form {
  /** Of the call, from its API's root on. */
  path: string
  form: FormData
  /** The same for each try of one upload, however many there are. */
  onceKey: string
  timeoutMs: number
  /** From 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Sends a form with its progress; an expired session is renewed once. */
export async function sendForm<Data>(given: Form): Promise<Data> {
  const token = readToken()
  const senderId = readSenderId()
  try {
    return await send(given, token)
  } catch (error) {
    const isExpired = error instanceof CallError && error.statusCode === 401 && token !== null
    if (!isExpired || !isStillHere(senderId)) throw error
    const renewed = await renewSession(token)
    if (!isStillHere(senderId)) throw error
    if (renewed === undefined) expireSession()
    if (renewed === undefined) throw error
    return send(given, renewed)
  }
}

/** XMLHttpRequest, because fetch tells nothing of an upload's progress. */
function send<Data>(given: Form, token: string | null): Promise<Data> {
  const { path, form, onceKey, timeoutMs, onProgress, signal } = given
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1${path}`)
    request.timeout = timeoutMs
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('idempotency-key', onceKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = parse<Data>(request.responseText)
      if (request.status < 300 && body && 'data' in body) resolve(body.data)
      else reject(new CallError(body && 'error' in body ? body : undefined, request.status))
    }
    request.onerror = request.ontimeout = () => reject(new CallError(undefined, 0))
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) return request.abort()
    request.send(form)
  })
}

function parse<Data>(text: string): Success<Data> | Failure | undefined {
  try {
    return JSON.parse(text) as Success<Data> | Failure
  } catch {
    return undefined
  }
}
