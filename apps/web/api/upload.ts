import type { Failure, Success } from '@laurel/contract/envelope'
import type { UploadedFile } from '@laurel/contract/files'
import { CALL_TIMEOUT_MS } from './call.ts'
import { CallError } from './call-error.ts'
import { renewSession } from './renew-session.ts'
import { expireSession, readToken } from './session.ts'

interface Upload {
  file: File
  purpose: 'requirement' | 'document' | 'cv' | 'essay' | 'avatar'
  requirementId?: string
  /** The same for each try of one upload, however many there are. */
  onceKey?: string
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends one file with its progress; a retry of the same upload never keeps it twice. */
export async function upload(given: Upload): Promise<UploadedFile> {
  const onceKey = given.onceKey ?? crypto.randomUUID()
  const token = readToken()
  try {
    return await send(given, onceKey, token)
  } catch (error) {
    const isExpired = error instanceof CallError && error.statusCode === 401 && token !== null
    const renewed = isExpired ? await renewSession(token) : undefined
    if (isExpired && renewed === undefined) expireSession()
    if (renewed === undefined) throw error
    return send(given, onceKey, renewed)
  }
}

/** XMLHttpRequest, because fetch tells nothing of an upload's progress. */
function send(given: Upload, onceKey: string, token: string | null): Promise<UploadedFile> {
  const { file, purpose, requirementId, onProgress, signal } = given
  const form = new FormData()
  form.set('purpose', purpose)
  if (requirementId !== undefined) form.set('requirementId', requirementId)
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/v1/files')
    request.timeout = CALL_TIMEOUT_MS
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('idempotency-key', onceKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = parse(request.responseText)
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

function parse(text: string): Success<UploadedFile> | Failure | undefined {
  try {
    return JSON.parse(text) as Success<UploadedFile> | Failure
  } catch {
    return undefined
  }
}
