import { makeEssayFile, readEssaySource } from '@laurel/contract/files'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ownPath } from '../../../api/own-path.ts'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { keys } from '../../../api/keys.ts'
import { isEmptyEssay } from './essay-html.ts'
import { type EssayDraft, type EssayTask, essayName } from './essay-task.ts'

const toast = { id: 'essay-file' } as const

/** 'Save as PDF': the text becomes a file, and the file the answer. */
export function useEssayFile(
  { requirement }: EssayTask,
  draft: EssayDraft,
  onMade: (publicUrl: string) => void,
) {
  const client = useQueryClient()
  const onceKey = useRef({ essay: '', key: '' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const make = async () => {
    if (isBusy) return
    const essay = draft.html
    setProblem(undefined)
    if (isEmptyEssay(essay)) return setProblem(`Please add your ${essayName(requirement)}!!!`)
    if (onceKey.current.essay !== essay) onceKey.current = { essay, key: crypto.randomUUID() }
    setBusy(true)
    showToast({ ...toast, kind: 'info', message: 'Processing your essay...' })
    try {
      // Kept first, so that a failure leaves the text where it can be gone back to.
      await draft.saveAll()
      const body = { requirementId: requirement.id, essay }
      const { id, publicUrl } = await call(makeEssayFile, { body, onceKey: onceKey.current.key })
      client.setQueryData(keys.essaySource(id), essay)
      void client.invalidateQueries({ queryKey: keys.files })
      onMade(ownPath(publicUrl))
      showToast({ ...toast, kind: 'success', message: 'Essay uploaded successfully!' })
    } catch (error) {
      const { message, detail } = failureWords(error)
      setProblem(detail === undefined ? message : `${message} ${detail}`)
      showToast({ ...toast, kind: 'error', message, ...(detail !== undefined && { detail }) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, make: () => void make() }
}

/** Refused by the server, or not reached at all. */
function failureWords(error: unknown): { message: string; detail?: string } {
  if (!(error instanceof CallError) || error.code === undefined)
    return { message: 'An error occurred while saving your essay' }
  const detail = error.fields['essay'] ?? error.fields['file'] ?? error.message
  return { message: 'Failed to upload essay. Please try again.', detail }
}

/** The text that an essay file was made from. */
export function useEssaySource() {
  const client = useQueryClient()
  return (fileId: string): Promise<string> =>
    client.fetchQuery({
      queryKey: keys.essaySource(fileId),
      queryFn: async () => (await call(readEssaySource, { params: { id: fileId } })).essay,
      staleTime: Infinity,
      retry: false,
    })
}
