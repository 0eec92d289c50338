import type { Call } from '@laurel/contract/define-call'
import type { Failure } from '@laurel/contract/envelope'
import { urlOf } from './call.ts'
import { CallError } from './call-error.ts'
import { renewSession } from './renew-session.ts'
import { expireSession, readToken } from './session.ts'

/** A whole archive over a slow connection takes longer than a call. */
const DOWNLOAD_TIMEOUT_MS = 600_000

interface Download {
  /** How much has arrived so far. */
  onProgress: (bytes: number) => void
  signal: AbortSignal
}

/** Fetches a file that a call answers with; throws a CallError. */
export async function download(declared: Call, given: Download): Promise<Blob> {
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)])
  try {
    const response = await ask(declared, signal)
    if (!response.ok) throw await failureOf(response)
    return await readBody(response, given.onProgress)
  } catch (error) {
    if (error instanceof CallError || given.signal.aborted) throw error
    throw new CallError(undefined, 0, { cause: error })
  }
}

async function ask(declared: Call, signal: AbortSignal): Promise<Response> {
  const token = readToken()
  const send = (current: string | null) =>
    fetch(urlOf(declared, {}), {
      method: declared.method,
      headers: current === null ? {} : { authorization: `Bearer ${current}` },
      signal,
    })
  const first = await send(token)
  if (first.status !== 401 || token === null) return first
  const renewed = await renewSession(token)
  if (renewed !== undefined) return send(renewed)
  expireSession()
  return first
}

async function failureOf(response: Response): Promise<CallError> {
  const body = (await response.json().catch(() => undefined)) as Failure | undefined
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  return new CallError(body && 'error' in body ? body : undefined, response.status, {
    retryAfterSeconds,
  })
}

async function readBody(response: Response, onProgress: Download['onProgress']): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.body) return response.blob()
  const chunks: BlobPart[] = []
  let bytes = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    bytes += part.value.length
    onProgress(bytes)
  }
  return new Blob(chunks, { type })
}
