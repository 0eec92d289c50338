import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { clock, todayHere } from '../../../clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/mantine/show-toast.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { failureWords } from '../../family/failure-words.ts'
import { FailureLine } from '../../tracking/failure-line.tsx'
import styles from '../administration.module.css'
import { endOfDay, type GrantProblems, grantProblems, type GrantValues } from './grant-rules.ts'
import { nameOf } from './subscription-words.ts'
import { useGrant } from './use-subscriptions.ts'

const EMPTY: GrantValues = { email: '', until: '', reason: '' }
const FIELDS = ['email', 'until', 'reason'] as const
/** As the call allows. */
const REASON_LIMIT = 500

/** Gives somebody full access without a payment. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(EMPTY)
  const [missing, setMissing] = useState<GrantProblems>({})
  const grant = useGrant()
  const set = (changed: Partial<GrantValues>) => setValues({ ...values, ...changed })
  const problems = { ...refusals(grant.error), ...missing }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = grantProblems(values, clock.now())
    const endsAt = endOfDay(values.until)
    if (grant.isPending) return
    grant.reset()
    setMissing(found)
    focusFirst(found)
    if (endsAt === undefined || Object.keys(found).length > 0) return
    const { email, reason } = values
    grant.mutate(
      { email: email.trim(), reason: reason.trim(), endsAt: endsAt.toISOString() },
      {
        onSuccess: (given) => {
          onClose()
          showToast({ kind: 'success', message: 'Subscription given', detail: nameOf(given) })
        },
        onError: (error) => focusFirst(refusals(error)),
      },
    )
  }
  return (
    <Dialog isOpen title="Give a subscription" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>Everything is open to them until the day you choose, and nothing is charged.</p>
        <GrantFields values={values} problems={problems} onChange={set} />
        {grant.isError && Object.keys(problems).length === 0 && (
          <FailureLine id="grant-error">
            {failureWords(grant.error, 'It could not be given. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" isBusy={grant.isPending}>
            Give it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface GrantFieldsProps {
  values: GrantValues
  problems: GrantProblems
  onChange: (changed: Partial<GrantValues>) => void
}

const GrantFields = ({ values, problems, onChange }: GrantFieldsProps) => (
  <>
    <TextField
      id="grant-email"
      label="Their email"
      type="email"
      autoComplete="off"
      value={values.email}
      error={problems.email}
      onChange={(event) => onChange({ email: event.target.value })}
    />
    <TextField
      id="grant-until"
      label="Until the end of"
      type="date"
      min={todayHere()}
      value={values.until}
      error={problems.until}
      onChange={(event) => onChange({ until: event.target.value })}
    />
    <TextArea
      id="grant-reason"
      label="Reason"
      hint="Only administrators read it."
      rows={3}
      maxLength={REASON_LIMIT}
      value={values.reason}
      error={problems.reason}
      onChange={(event) => onChange({ reason: event.target.value })}
    />
  </>
)

function focusFirst(problems: GrantProblems): void {
  const first = FIELDS.find((field) => problems[field] !== undefined)
  if (first) document.getElementById(`grant-${first}`)?.focus()
}

/** What the server refused, at the field that it is about. */
function refusals(error: unknown): GrantProblems {
  if (!(error instanceof CallError)) return {}
  if (error.code === 'NOT_FOUND') return { email: 'There is no account with this email.' }
  if (error.code === 'ALREADY_SUBSCRIBED') return { email: 'They have a subscription that runs.' }
  const { email, endsAt, reason } = error.fields
  return {
    ...(email !== undefined && { email }),
    ...(endsAt !== undefined && { until: endsAt }),
    ...(reason !== undefined && { reason }),
  }
}
