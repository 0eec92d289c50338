import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import {
  changedWords,
  EMPTY_PASSWORDS,
  passwordProblems,
  type PasswordProblems,
  type PasswordValues,
} from './password-rules.ts'
import { usePasswordChange } from './use-password-change.ts'

const REFUSED_FIELD: Partial<Record<string, keyof PasswordValues>> = {
  WRONG_PASSWORD: 'current',
  WEAK_PASSWORD: 'next',
}

/** Which field the server's refusal is about. */
const refusedFieldOf = (failure: unknown) =>
  failure instanceof CallError ? REFUSED_FIELD[failure.code ?? ''] : undefined

/** What is typed, what is wrong with it, and what became of it. */
export function usePasswordForm(hasPassword: boolean) {
  const { mutate, isPending, error, reset } = usePasswordChange()
  const [values, setValues] = useState(EMPTY_PASSWORDS)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState('')

  const change = (name: keyof PasswordValues, typed: string) => {
    setValues((before) => ({ ...before, [name]: typed }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }

  const send = () => {
    const current = hasPassword && { currentPassword: values.current }
    mutate(
      { newPassword: values.next, ...current },
      {
        onSuccess: ({ endedSessions }) => {
          setValues(EMPTY_PASSWORDS)
          setDone(changedWords(hasPassword, endedSessions))
        },
        onError: (failure) => {
          const field = refusedFieldOf(failure)
          if (field) setProblems({ [field]: failure.message })
          setAttempt((before) => before + 1)
        },
      },
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = passwordProblems(values, hasPassword)
    setProblems(found)
    setDone('')
    reset()
    setAttempt((before) => before + 1)
    if (Object.keys(found).length === 0) send()
  }

  /** What no field is to blame for. */
  const failure = refusedFieldOf(error) === undefined ? error : null
  return { values, problems, attempt, isPending, done, failure, change, submit }
}
