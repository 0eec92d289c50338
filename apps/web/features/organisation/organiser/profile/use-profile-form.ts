import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import type { ProfileField, ProfileProblems, ProfileValues } from './profile-rules.ts'

interface ProfileFormGiven {
  initial: ProfileValues
  send: (values: ProfileValues) => Promise<unknown>
  onChange?: (values: ProfileValues) => void
}

export const idOf = (name: string) => `organisation-${name}`

/** What the form about an organisation holds. */
export function useProfileForm({ initial, send, onChange }: ProfileFormGiven) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<ProfileProblems>({})
  const [attempt, setAttempt] = useState(0)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const refuse = (found: ProfileProblems, words?: string) => {
    setProblems(found)
    setRefusal(words)
    setAttempt((before) => before + 1)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setRefusal(undefined)
    setPending(true)
    try {
      await send(values)
    } catch (error) {
      const fields: ProfileProblems = error instanceof CallError ? error.fields : {}
      const isNamed = Object.keys(fields).some((name) => name in values)
      if (isNamed) refuse(fields)
      else if (error instanceof CallError && error.code === 'ORGANISATION_EXISTS')
        refuse({ name: error.message })
      else refuse({}, failureWords(error, 'It could not be saved. Please try again.'))
    } finally {
      setPending(false)
    }
  }

  const change = (name: ProfileField, value: string) => {
    const next = { ...values, [name]: value }
    setValues(next)
    onChange?.(next)
    setProblems(({ [name]: _settled, ...others }) => others)
  }

  const field = (name: ProfileField) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => change(name, value),
  })

  const summary = Object.entries(problems).map(([name, message]) => ({
    fieldId: idOf(name),
    message,
  }))
  return { values, field, change, summary, attempt, isPending, refusal, submit }
}
