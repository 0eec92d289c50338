import { DOCUMENT_ENDINGS, DOCUMENT_MEGABYTES, MEGABYTE_BYTES } from '@laurel/contract/files'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { upload } from '../../../api/upload.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { keys } from '../../../api/keys.ts'
import type { RunningUpload } from './upload-row.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'

export const DOCUMENT_ACCEPT = [...DOCUMENT_ENDINGS, '.jpeg']

/** Keeps one document at a time, with its progress. */
export function useDocumentUpload() {
  const client = useQueryClient()
  const [running, setRunning] = useState<RunningUpload>()
  const [problem, setProblem] = useState<string>()
  const abort = useRef<AbortController | undefined>(undefined)
  useLeaveQuestion(running !== undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const send = async (file: File) => {
    const { signal } = (abort.current = new AbortController())
    const { name, size: sizeBytes } = file
    const onProgress = (share: number) => setRunning({ name, sizeBytes, share })
    onProgress(0)
    try {
      await upload({ file, purpose: 'document', signal, onProgress })
      await client.invalidateQueries({ queryKey: keys.files })
      showToast({ kind: 'success', message: `${name} file uploaded successfully` })
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error, name))
    } finally {
      setRunning(undefined)
    }
  }

  const start = (file: File) => {
    const refusal = refusalOf(file)
    setProblem(refusal)
    if (refusal === undefined) void send(file)
  }
  return { running, problem, start, cancel: () => abort.current?.abort() }
}

function refusalOf({ name, size }: File): string | undefined {
  if (!DOCUMENT_ACCEPT.some((ending) => name.toLowerCase().endsWith(ending)))
    return `Please choose a file of one of these types: ${DOCUMENT_ENDINGS.join(', ')}.`
  return size < DOCUMENT_MEGABYTES * MEGABYTE_BYTES
    ? undefined
    : `File must be smaller than ${DOCUMENT_MEGABYTES} MB!`
}

/** What the server says against the file; the fixed sentence when it could not be reached. */
function problemOf(error: unknown, name: string): string {
  const failed = `${name} file upload failed.`
  if (!(error instanceof CallError) || error.code === undefined) return failed
  return `${failed} ${error.fields['file'] ?? error.message}`
}
