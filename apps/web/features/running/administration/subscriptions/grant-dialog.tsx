import { todayHere } from '../../../../clock.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../administration.module.css'
import type { GrantProblems, GrantValues } from './grant-rules.ts'
import { fieldId, useGrantForm } from './use-grant-form.ts'

/** As the call allows. */
const REASON_LIMIT = 500

/** Gives somebody full access without a payment. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const { values, problems, change, isSending, failure, submit } = useGrantForm(onClose)
  return (
    <Dialog isOpen title="Give a subscription" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>Everything is open to them until the day you choose, and nothing is charged.</p>
        <GrantFields values={values} problems={problems} onChange={change} />
        {failure !== undefined && <FailureLine id="grant-error">{failure}</FailureLine>}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" isBusy={isSending}>
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
      id={fieldId('email')}
      label="Their email"
      type="email"
      autoComplete="off"
      value={values.email}
      error={problems.email}
      onChange={(event) => onChange({ email: event.target.value })}
    />
    <TextField
      id={fieldId('until')}
      label="Until the end of"
      type="date"
      min={todayHere()}
      value={values.until}
      error={problems.until}
      onChange={(event) => onChange({ until: event.target.value })}
    />
    <TextArea
      id={fieldId('reason')}
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
