import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { keys } from '../../../api/keys.ts'
import { upload } from '../../../api/upload.ts'
import { fileRefusal } from '@laurel/contract/requirement-limits'
import { CV_LIMITS } from '@laurel/contract/requirement-limits'

/** One CV: chosen, checked, sent. */
export function useCvUpload() {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  /** From 0 to 1 while it is sent. */
  const [share, setShare] = useState<number>()
  const abort = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const choose = (chosen: File | undefined) => {
    const refusal = chosen && fileRefusal(chosen, CV_LIMITS)
    setProblem(refusal)
    setFile(refusal === undefined ? chosen : undefined)
  }

  /** The public link; undefined when it was not kept. */
  const send = async (chosen: File): Promise<string | undefined> => {
    const running = new AbortController()
    abort.current = running
    setProblem(undefined)
    setShare(0)
    try {
      const { signal } = running
      const kept = await upload({ file: chosen, purpose: 'cv', signal, onProgress: setShare })
      void client.invalidateQueries({ queryKey: keys.files })
      return kept.publicUrl
    } catch (error) {
      if (!running.signal.aborted) setProblem(reasonOf(error, chosen))
      return undefined
    } finally {
      setShare(undefined)
    }
  }

  return { file, problem, share, choose, send, cancel: () => abort.current?.abort() }
}

/** What the server says against the file; the fixed sentence when it could not be reached. */
function reasonOf(error: unknown, { name }: File): string {
  const failed = `${name} file upload failed.`
  if (!(error instanceof CallError) || error.code === undefined) return failed
  return `${failed} ${error.fields['file'] ?? error.message}`
}
