import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import type { ProfileField, ProfileProblems, ProfileValues } from './profile-rules.ts'

interface ProfileFormGiven {
  initial: ProfileValues
  /** May answer with what is saved then. */
  send: (values: ProfileValues) => Promise<ProfileValues | void>
  onChange?: (values: ProfileValues) => void
}

/** What was sent met what somebody else saved: these stand in the form then. */
export class FormClash extends Error {
  readonly values: ProfileValues
  readonly problems: ProfileProblems
  constructor(values: ProfileValues, problems: ProfileProblems) {
    super('Somebody else saved something else meanwhile.')
    this.values = values
    this.problems = problems
  }
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

  const reset = (next: ProfileValues) => {
    setValues(next)
    setProblems({})
    setRefusal(undefined)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setRefusal(undefined)
    setPending(true)
    try {
      const saved = await send(values)
      if (saved) reset(saved)
    } catch (error) {
      if (error instanceof FormClash) {
        setValues(error.values)
        return refuse(error.problems)
      }
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
  return { values, field, change, reset, summary, attempt, isPending, refusal, submit }
}
