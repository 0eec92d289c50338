import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { clock } from '../../../../clock.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { endOfDay, type GrantProblems, grantProblems, type GrantValues } from './grant-rules.ts'
import { nameOf } from './subscription-words.ts'
import { useGrant } from './use-subscriptions.ts'

const EMPTY: GrantValues = { email: '', until: '', reason: '' }
const FIELDS = ['email', 'until', 'reason'] as const

export const fieldId = (field: keyof GrantValues) => `grant-${field}`

/** What the form holds, what is wrong with it, and how it is sent. */
export function useGrantForm(onGiven: () => void) {
  const [values, setValues] = useState(EMPTY)
  const [missing, setMissing] = useState<GrantProblems>({})
  const grant = useGrant({
    onDone: (given) => {
      if (isShown()) onGiven()
      showToast({ kind: 'success', message: 'Subscription given', detail: nameOf(given) })
    },
    onFailed: (error) => {
      if (isShown()) focusFirst(refusals(error))
      else
        showToast({ kind: 'error', message: 'No subscription was given', detail: wordsOf(error) })
    },
  })
  const problems = { ...refusals(grant.error), ...missing }
  const hasProblems = Object.keys(problems).length > 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (grant.isPending) return
    grant.reset()
    const found = grantProblems(values, clock.now())
    setMissing(found)
    focusFirst(found)
    const endsAt = endOfDay(values.until)
    if (endsAt === undefined || Object.keys(found).length > 0) return
    const { email, reason } = values
    grant.mutate({ email: email.trim(), reason: reason.trim(), endsAt: endsAt.toISOString() })
  }

  return {
    values,
    problems,
    change: (changed: Partial<GrantValues>) => setValues({ ...values, ...changed }),
    isSending: grant.isPending,
    /** What no field is to blame for. */
    failure: grant.isError && !hasProblems ? wordsOf(grant.error) : undefined,
    submit,
  }
}

/** Else the dialog was closed before the answer came. */
const isShown = () => document.getElementById(fieldId('email')) !== null

const wordsOf = (error: unknown): string =>
  Object.values(refusals(error))[0] ??
  failureWords(error, 'It could not be given. Please try again.')

function focusFirst(problems: GrantProblems): void {
  const first = FIELDS.find((field) => problems[field] !== undefined)
  if (first) document.getElementById(fieldId(first))?.focus()
}

/** What the server refused, at the field that it is about. */
function refusals(error: unknown): GrantProblems {
  if (!(error instanceof CallError)) return {}
  if (error.code === 'NOT_FOUND') return { email: 'There is no account with this email.' }
  if (error.code === 'ALREADY_SUBSCRIBED')
    return { email: 'They already have an active subscription.' }
  const { email, endsAt, reason } = error.fields
  return {
    ...(email !== undefined && { email }),
    ...(endsAt !== undefined && { until: endsAt }),
    ...(reason !== undefined && { reason }),
  }
}
