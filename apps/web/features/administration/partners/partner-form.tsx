import type { Partner, PayoutKind } from '@laurel/contract/partners-admin'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../administration.module.css'
import type { PartnerProblems, PartnerValues } from './partner-form-rules.ts'
import { fieldId, usePartnerForm } from './use-partner-form.ts'

interface PartnerFormProps {
  /** Absent: somebody is added. */
  partner?: Partner
  onClose: () => void
}

/** What is agreed with a partner. */
export function PartnerForm({ partner, onClose }: PartnerFormProps) {
  const { values, problems, change, isSending, failure, submit } = usePartnerForm(partner, onClose)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>
        {partner
          ? 'It holds for payments from now on. What was earned before stays.'
          : 'They are emailed their link and a private page with their figures.'}
      </p>
      <Who values={values} problems={problems} change={change} isKnown={partner !== undefined} />
      <Terms values={values} problems={problems} change={change} />
      {failure !== undefined && <FailureLine id="partner-error">{failure}</FailureLine>}
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="filled" isBusy={isSending}>
          {partner ? 'Save' : 'Add them'}
        </Button>
      </div>
    </form>
  )
}

interface Fields {
  values: PartnerValues
  problems: PartnerProblems
  change: (changed: Partial<PartnerValues>) => void
}

const Who = ({ values, problems, change, isKnown }: Fields & { isKnown: boolean }) => (
  <>
    <TextField
      id={fieldId('name')}
      label="Name"
      autoComplete="off"
      maxLength={100}
      value={values.name}
      error={problems.name}
      onChange={(event) => change({ name: event.target.value })}
    />
    <TextField
      id={fieldId('email')}
      label="Email"
      type="email"
      autoComplete="off"
      value={values.email}
      error={problems.email}
      onChange={(event) => change({ email: event.target.value })}
    />
    {!isKnown && (
      <TextField
        id={fieldId('linkId')}
        label="Link id"
        hint="What their links carry after linkId=. It cannot be changed later."
        autoComplete="off"
        maxLength={60}
        value={values.linkId}
        error={problems.linkId}
        onChange={(event) => change({ linkId: event.target.value })}
      />
    )}
  </>
)

const PAYOUTS = [
  { value: 'monthly', label: 'On the 1st of each month' },
  { value: 'threshold', label: 'Whenever an amount has come together' },
]

const Terms = ({ values, problems, change }: Fields) => (
  <>
    <div className={styles.pair}>
      <TextField
        id={fieldId('member')}
        label="For a new member ($)"
        inputMode="decimal"
        autoComplete="off"
        value={values.member}
        error={problems.member}
        onChange={(event) => change({ member: event.target.value })}
      />
      <TextField
        id={fieldId('share')}
        label="Of every payment (%)"
        inputMode="decimal"
        autoComplete="off"
        value={values.share}
        error={problems.share}
        onChange={(event) => change({ share: event.target.value })}
      />
    </div>
    <ChoiceField
      id={fieldId('payout')}
      name="payout"
      legend="They are paid"
      options={PAYOUTS}
      chosen={[values.payout]}
      error={problems.payout}
      onChoose={(payout) => change({ payout: payout as PayoutKind })}
    />
    {values.payout === 'threshold' && (
      <TextField
        id={fieldId('threshold')}
        label="The amount ($)"
        inputMode="decimal"
        autoComplete="off"
        value={values.threshold}
        error={problems.threshold}
        onChange={(event) => change({ threshold: event.target.value })}
      />
    )}
  </>
)
