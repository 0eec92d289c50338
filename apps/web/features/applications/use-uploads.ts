import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { upload } from '../../api/upload.ts'
import { showToast } from '../../ui/mantine/show-toast.tsx'
import type { RunningUpload } from '../documents/upload-row.tsx'
import { fileRefusal, parseLimits } from './requirement-limits.ts'

type ById<Value> = Readonly<Record<string, Value>>

export interface Uploads {
  running: ById<RunningUpload>
  /** Why the last file of a requirement was not taken. */
  problems: ById<string>
  isAnyRunning: boolean
  start: (requirement: Requirement, file: File) => void
  cancel: (requirementId: string) => void
  /** The requirement has an answer in another way. */
  forgetProblem: (requirementId: string) => void
}

const without = <Value>(all: ById<Value>, id: string): ById<Value> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id))

/** Sends files for requirements, several at a time, and hands over the public link of each. */
export function useUploads(
  onUploaded: (requirementId: string, publicUrl: string) => void,
): Uploads {
  const [running, setRunning] = useState<ById<RunningUpload>>({})
  const [problems, setProblems] = useState<ById<string>>({})
  const aborts = useRef(new Map<string, AbortController>())
  const isAnyRunning = Object.keys(running).length > 0
  useLeaveQuestion(isAnyRunning)
  useEffect(() => {
    const open = aborts.current
    return () => open.forEach((abort) => abort.abort())
  }, [])

  const send = async ({ id }: Requirement, file: File) => {
    const abort = new AbortController()
    aborts.current.set(id, abort)
    const progress = (share: number) =>
      setRunning((all) => ({ ...all, [id]: { name: file.name, sizeBytes: file.size, share } }))
    progress(0)
    try {
      const purpose = 'requirement'
      const { signal } = abort
      const kept = await upload({ file, purpose, requirementId: id, signal, onProgress: progress })
      onUploaded(id, kept.publicUrl)
      showToast({ kind: 'success', message: `${file.name} file uploaded successfully` })
    } catch (error) {
      if (abort.signal.aborted) return
      const message = `${file.name} file upload failed.`
      setProblems((all) => ({ ...all, [id]: reasonOf(error) ?? message }))
      showToast({ kind: 'error', message })
    } finally {
      aborts.current.delete(id)
      setRunning((all) => without(all, id))
    }
  }

  const start = (requirement: Requirement, file: File) => {
    const refusal = fileRefusal(file, parseLimits(requirement.limits))
    if (refusal !== undefined) return setProblems((all) => ({ ...all, [requirement.id]: refusal }))
    setProblems((all) => without(all, requirement.id))
    void send(requirement, file)
  }
  const cancel = (id: string) => aborts.current.get(id)?.abort()
  const forgetProblem = (id: string) => setProblems((all) => without(all, id))
  return { running, problems, isAnyRunning, start, cancel, forgetProblem }
}

/** What the server says against a file; nothing when it could not be reached. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.code !== undefined
    ? (error.fields['file'] ?? error.message)
    : undefined

/** The browser asks before the page goes, only while a file is on its way. */
function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
