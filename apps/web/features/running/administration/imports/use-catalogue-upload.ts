import { type CatalogueImport, uploadCatalogue } from '@laurel/contract/imports-admin'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keys } from '../../../../api/keys.ts'
import { sendForm } from '../../../../api/send-form.ts'
import { useLeaveQuestion } from '../../../student/documents/use-leave-question.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { catalogueRefusal } from './import-file.ts'

/** A large file on a slow line takes its time. */
const TIMEOUT_MS = 1_800_000

/** One file of scholarships on its way to be checked. */
export function useCatalogueUpload(onSent: (sent: CatalogueImport) => void) {
  const client = useQueryClient()
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const [problem, setProblem] = useState<string>()
  const abort = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  useLeaveQuestion(sending !== undefined)

  const send = async (file: File): Promise<void> => {
    const refusal = catalogueRefusal(file)
    setProblem(refusal)
    if (refusal !== undefined) return
    const running = new AbortController()
    abort.current = running
    setSending({ name: file.name, share: 0 })
    try {
      const form = new FormData()
      form.set('file', file)
      const sent = await sendForm<CatalogueImport>({
        path: uploadCatalogue.path,
        form,
        onceKey: crypto.randomUUID(),
        timeoutMs: TIMEOUT_MS,
        onProgress: (share) => setSending({ name: file.name, share }),
        signal: running.signal,
      })
      client.setQueryData(keys.import(sent.id), sent)
      void client.invalidateQueries({ queryKey: keys.imports })
      onSent(sent)
    } catch (error) {
      if (!running.signal.aborted)
        setProblem(failureWords(error, `${file.name} did not arrive. Please try again.`))
    } finally {
      setSending(undefined)
    }
  }

  return { sending, problem, send, cancel: () => abort.current?.abort() }
}
