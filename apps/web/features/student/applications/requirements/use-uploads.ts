import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { keys } from '../../../../api/keys.ts'
import { upload } from '../../../../api/upload.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import type { RunningUpload } from '../../documents/upload-row.tsx'
import { useLeaveQuestion } from '../../documents/use-leave-question.ts'
import { fileRefusal, limitsOf } from '@laurel/contract/requirement-limits'

type ById<Value> = Readonly<Record<string, Value>>

/** A file that did not arrive: chosen once, it can be sent again while the page lives. */
interface LostUpload {
  requirement: Requirement
  file: File
  onceKey: string
}

export interface Uploads {
  running: ById<RunningUpload>
  /** Why the last file of a requirement was not taken. */
  problems: ById<string>
  lost: ById<LostUpload>
  isAnyRunning: boolean
  start: (requirement: Requirement, file: File) => void
  retry: (requirementId: string) => void
  cancel: (requirementId: string) => void
  /** The requirement has an answer in another way. */
  forgetProblem: (requirementId: string) => void
}

const without = <Value>(all: ById<Value>, id: string): ById<Value> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id))

/** Specification 1, section 8. */
const AFTER_UPLOAD = 'Something went wrong after file upload.'

/** Sends files for requirements, several at a time, and hands over the public link of each. */
export function useUploads(
  onUploaded: (requirementId: string, publicUrl: string) => void,
): Uploads {
  const client = useQueryClient()
  const [running, setRunning] = useState<ById<RunningUpload>>({})
  const [problems, setProblems] = useState<ById<string>>({})
  const [lost, setLost] = useState<ById<LostUpload>>({})
  const aborts = useRef(new Map<string, AbortController>())
  const isAnyRunning = Object.keys(running).length > 0
  useLeaveQuestion(isAnyRunning)
  useEffect(() => {
    const open = aborts.current
    return () => open.forEach((abort) => abort.abort())
  }, [])

  const forgetProblem = (id: string) => {
    setProblems((all) => without(all, id))
    setLost((all) => without(all, id))
  }

  const fail = (attempt: LostUpload, error: unknown) => {
    const { id } = attempt.requirement
    const message = `${attempt.file.name} file upload failed.`
    const reason = reasonOf(error)
    setProblems((all) => ({ ...all, [id]: reason ?? message }))
    if (reason === undefined) setLost((all) => ({ ...all, [id]: attempt }))
    showToast({ kind: 'error', message })
  }

  const send = async (attempt: LostUpload) => {
    const { requirement, file, onceKey } = attempt
    const { id } = requirement
    const abort = new AbortController()
    forgetProblem(id)
    aborts.current.set(id, abort)
    const onProgress = (share: number) =>
      setRunning((all) => ({ ...all, [id]: { name: file.name, sizeBytes: file.size, share } }))
    onProgress(0)
    try {
      const purpose = 'requirement'
      const { signal } = abort
      const kept = await upload({ file, purpose, requirementId: id, onceKey, signal, onProgress })
      void client.invalidateQueries({ queryKey: keys.files })
      try {
        onUploaded(id, kept.publicUrl)
      } catch (error) {
        console.error('An uploaded file was not taken over', error)
        return showToast({ kind: 'error', message: AFTER_UPLOAD })
      }
      showToast({ kind: 'success', message: `${file.name} file uploaded successfully` })
    } catch (error) {
      if (!abort.signal.aborted) fail(attempt, error)
    } finally {
      aborts.current.delete(id)
      setRunning((all) => without(all, id))
    }
  }

  const start = (requirement: Requirement, file: File) => {
    const refusal = fileRefusal(file, limitsOf(requirement))
    forgetProblem(requirement.id)
    if (refusal === undefined) void send({ requirement, file, onceKey: crypto.randomUUID() })
    else setProblems((all) => ({ ...all, [requirement.id]: refusal }))
  }
  const retry = (id: string) => {
    const attempt = lost[id]
    if (attempt) void send(attempt)
  }
  useRetryOnline(() => Object.keys(lost).forEach(retry))
  const cancel = (id: string) => aborts.current.get(id)?.abort()
  return { running, problems, lost, isAnyRunning, start, retry, cancel, forgetProblem }
}

function useRetryOnline(retry: () => void): void {
  const begin = useEffectEvent(retry)
  useEffect(() => {
    const listener = () => begin()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}

/** What the server says against a file; nothing when it could not be reached. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.code !== undefined
    ? (error.fields['file'] ?? error.message)
    : undefined
