import type { BodyInputOf, Call, ParamsOf, QueryInputOf } from '@laurel/contract/define-call'
import { failureOf, fetchCall } from './call.ts'
import { CallError } from './call-error.ts'
import { sendSignedIn } from './send-signed-in.ts'

/** A whole archive over a slow connection takes longer than a call. */
const DOWNLOAD_TIMEOUT_MS = 600_000

interface Download<C> {
  params?: ParamsOf<C>
  query?: QueryInputOf<C>
  body?: BodyInputOf<C>
  /** How much has arrived so far. */
  onProgress?: (bytes: number) => void
  signal?: AbortSignal
}

/** Fetches a file that a call answers with; throws a CallError. */
export async function download<C extends Call>(
  declared: C,
  { params, query, body, onProgress, signal }: Download<C>,
): Promise<Blob> {
  const timeout = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)
  const until = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    const response = await sendSignedIn(declared, (token) =>
      fetchCall(
        declared,
        { ...(params && { params }), ...(query && { query }), body },
        token,
        until,
      ),
    )
    if (!response.ok) throw failureOf(response, await response.json().catch(() => undefined))
    return await readBody(response, onProgress)
  } catch (error) {
    if (error instanceof CallError || signal?.aborted) throw error
    throw new CallError(undefined, 0, { cause: error })
  }
}

async function readBody(
  response: Response,
  onProgress: ((bytes: number) => void) | undefined,
): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.body) return response.blob()
  const chunks: BlobPart[] = []
  let bytes = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    bytes += part.value.length
    onProgress?.(bytes)
  }
  return new Blob(chunks, { type })
}

/** How long the browser may take to begin saving what it was handed. */
const KEEP_MS = 60_000

/** Hands a file to the browser to be saved. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS)
}
