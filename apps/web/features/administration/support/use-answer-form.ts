import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { type FormEvent, useState } from 'react'
import { failureWords } from '../../family/failure-words.ts'
import { settle } from './settle.ts'
import { tellResolved } from './tell-resolved.ts'
import { useAnswer } from './use-queue.ts'
import { useTypedAnswer } from './use-typed-answer.ts'

/** What is typed for a request, and how it is sent. */
export function useAnswerForm({ id, email }: Pick<QueuedSupportRequest, 'id' | 'email'>) {
  const typed = useTypedAnswer(id)
  const sending = useAnswer(id)
  const [isMissing, setMissing] = useState(false)
  const fieldId = `answer-${id}`

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const answer = typed.text.trim()
    setMissing(answer === '')
    if (answer === '') return document.getElementById(fieldId)?.focus()
    sending.mutate(
      { answer, onceKey: typed.keyToSend() },
      {
        onSuccess: () => {
          typed.forget()
          settle({ kind: 'success', message: 'Answer sent', detail: email })
        },
        onError: tellResolved,
      },
    )
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
    failure: sending.isError
      ? failureWords(sending.error, 'It could not be sent. Your answer is still here.')
      : undefined,
    isSending: sending.isPending,
    submit,
  }
}
