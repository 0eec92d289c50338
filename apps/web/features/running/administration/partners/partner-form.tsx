import type { Partner, PayoutKind } from '@laurel/contract/partners-admin'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceField } from '../../../../ui/choice-field.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
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
          ? 'It applies to payments from now on. What was earned before stays.'
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

interface TypedProps extends Fields {
  name: Exclude<keyof PartnerValues, 'payout'>
  label: string
  hint?: string
  type?: 'email'
  inputMode?: 'decimal'
  maxLength?: number
}

/** What is typed into one field. */
const Typed = ({ name, values, problems, change, ...field }: TypedProps) => (
  <TextField
    id={fieldId(name)}
    autoComplete="off"
    value={values[name]}
    error={problems[name]}
    onChange={(event) => change({ [name]: event.target.value })}
    {...field}
  />
)

const Who = ({ isKnown, ...fields }: Fields & { isKnown: boolean }) => (
  <>
    <Typed {...fields} name="name" label="Name" maxLength={100} />
    <Typed {...fields} name="email" label="Email" type="email" />
    {!isKnown && (
      <Typed
        {...fields}
        name="linkId"
        label="Link id"
        hint="What their links carry after linkId=. It cannot be changed later."
        maxLength={60}
      />
    )}
  </>
)

const PAYOUTS = [
  { value: 'monthly', label: 'On the 1st of each month' },
  { value: 'threshold', label: 'Once enough has come together' },
]

const Terms = (fields: Fields) => (
  <>
    <div className={styles.pair}>
      <Typed {...fields} name="member" label="For a new member ($)" inputMode="decimal" />
      <Typed {...fields} name="share" label="Of every payment (%)" inputMode="decimal" />
    </div>
    <ChoiceField
      id={fieldId('payout')}
      name="payout"
      legend="They are paid"
      options={PAYOUTS}
      chosen={[fields.values.payout]}
      error={fields.problems.payout}
      onChoose={(payout) => fields.change({ payout: payout as PayoutKind })}
    />
    {fields.values.payout === 'threshold' && (
      <Typed {...fields} name="threshold" label="The amount ($)" inputMode="decimal" />
    )}
  </>
)
