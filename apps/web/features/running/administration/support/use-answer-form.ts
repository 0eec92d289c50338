import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { type FormEvent, useState } from 'react'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { settle } from './settle.ts'
import { isResolved, tellResolved } from './tell-resolved.ts'
import { useAnswer } from './use-queue.ts'
import { useTypedAnswer } from './use-typed-answer.ts'

const FAILURE = 'It could not be sent. Your answer is still here.'

/** What is typed for a request, and how it is sent; what becomes of it is told wherever one is by then. */
export function useAnswerForm({ id, email }: Pick<QueuedSupportRequest, 'id' | 'email'>) {
  const typed = useTypedAnswer(id)
  const [isMissing, setMissing] = useState(false)
  const fieldId = `answer-${id}`

  const sending = useAnswer(id, {
    onDone: ({ onceKey }) => {
      typed.forgetSent(onceKey)
      settle(id, { kind: 'success', message: 'Answer sent', detail: email })
    },
    onFailed: (error) => {
      if (isResolved(error)) return tellResolved(id)
      if (document.getElementById(fieldId) === null)
        showToast({
          kind: 'error',
          message: `Not sent to ${email}`,
          detail: 'Your answer is kept.',
        })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const answer = typed.text.trim()
    setMissing(answer === '')
    if (answer === '') return document.getElementById(fieldId)?.focus()
    sending.mutate({ answer, onceKey: typed.keyToSend() })
  }

  return {
    fieldId,
    text: typed.text,
    change: (text: string) => {
      setMissing(false)
      typed.change(text)
    },
    forget: typed.forget,
    problem: isMissing ? 'Please write an answer.' : undefined,
    failure: sending.isError ? failureWords(sending.error, FAILURE) : undefined,
    isSending: sending.isPending,
    submit,
  }
}
