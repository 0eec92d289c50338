import type { Partner } from '@laurel/contract/partners-admin'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import {
  formProblems,
  partnerBody,
  type PartnerProblems,
  type PartnerValues,
  valuesOf,
} from './partner-form-rules.ts'
import { useSavedPartner } from './use-partners.ts'

const FIELDS = ['name', 'email', 'linkId', 'member', 'share', 'payout', 'threshold'] as const

export const fieldId = (field: keyof PartnerValues) => `partner-${field}`

/** What the form holds, what is wrong with it, and how it is sent. */
export function usePartnerForm(partner: Partner | undefined, onClose: () => void) {
  const [values, setValues] = useState(() => valuesOf(partner))
  const [missing, setMissing] = useState<PartnerProblems>({})
  const saving = useSavedPartner(({ name }) => {
    const message = partner ? 'Partner changed' : 'Partner added'
    showToast({ kind: 'success', message, detail: name })
    onClose()
  })
  const problems = { ...refusals(saving.error), ...missing }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    saving.reset()
    const found = formProblems(values)
    setMissing(found)
    focusFirst(found)
    if (Object.keys(found).length > 0) return
    const sent = { linkId: values.linkId.trim(), body: partnerBody(values) }
    saving.mutate(
      { ...sent, ...(partner && { known: partner }) },
      { onError: (error) => focusFirst(refusals(error)) },
    )
  }

  return {
    values,
    problems,
    change: (changed: Partial<PartnerValues>) => setValues({ ...values, ...changed }),
    isSending: saving.isPending,
    /** What no field is to blame for. */
    failure:
      saving.isError && Object.keys(problems).length === 0
        ? failureWords(saving.error, 'It could not be saved. Please try again.')
        : undefined,
    submit,
  }
}

function focusFirst(problems: PartnerProblems): void {
  const first = FIELDS.find((field) => problems[field] !== undefined)
  if (first) document.getElementById(fieldId(first))?.focus()
}

/** By the call's name of a field, the form's. */
const NAMES: Readonly<Record<string, keyof PartnerValues>> = {
  name: 'name',
  email: 'email',
  linkId: 'linkId',
  memberCents: 'member',
  shareBasisPoints: 'share',
  payout: 'payout',
  thresholdCents: 'threshold',
}

/** What the server refused, at the field that it is about. */
function refusals(error: unknown): PartnerProblems {
  if (!(error instanceof CallError)) return {}
  const problems: PartnerProblems = {}
  for (const [name, problem] of Object.entries(error.fields)) {
    const field = NAMES[name]
    if (field) problems[field] = problem
  }
  return problems
}
