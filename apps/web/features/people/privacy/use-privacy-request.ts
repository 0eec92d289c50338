import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { failureWords } from '../support/failure-words.ts'
import {
  EMPTY_REQUEST,
  type PrivacyKind,
  type PrivacyRequest,
  type RequestProblems,
  requestProblems,
} from './request-rules.ts'
import type { ReceivedRequest } from './send-privacy-request.ts'

/** A privacy form: what is typed stays until the request has arrived. */
export function usePrivacyRequest(kind: PrivacyKind) {
  const [values, setValues] = useState(EMPTY_REQUEST)
  const [problems, setProblems] = useState<RequestProblems>({})
  const [attempt, setAttempt] = useState(0)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [received, setReceived] = useState<ReceivedRequest>()

  const change = (part: Partial<PrivacyRequest>) => {
    setValues((before) => ({ ...before, ...part }))
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))),
    )
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = requestProblems(kind, values)
    setProblems(found)
    setRefusal(undefined)
    setAttempt((before) => before + 1)
    if (Object.keys(found).length > 0) return
    setPending(true)
    try {
      const { sendRequest } = await import('./send-privacy-request.ts')
      setReceived(await sendRequest(kind, values))
    } catch (error) {
      if (error instanceof CallError) setProblems(error.fields)
      setRefusal(failureWords(error))
      setAttempt((before) => before + 1)
    } finally {
      setPending(false)
    }
  }

  return { values, problems, attempt, isPending, refusal, received, change, submit }
}
