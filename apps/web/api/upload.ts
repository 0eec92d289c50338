import type { UploadedFile } from '@laurel/contract/files'
import { CALL_TIMEOUT_MS } from './call.ts'
import { ownPath } from './own-path.ts'
import { sendForm } from './send-form.ts'

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
  const { file, purpose, requirementId, onProgress, signal } = given
  const form = new FormData()
  form.set('purpose', purpose)
  if (requirementId !== undefined) form.set('requirementId', requirementId)
  form.set('file', file)
  const kept: UploadedFile = await sendForm({
    path: '/files',
    form,
    onceKey: given.onceKey ?? crypto.randomUUID(),
    timeoutMs: CALL_TIMEOUT_MS,
    onProgress,
    signal,
  })
  return { ...kept, publicUrl: ownPath(kept.publicUrl) }
}
