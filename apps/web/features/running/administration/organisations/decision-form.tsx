import { CHECKS, type Check, type VettedOrganisation } from '@laurel/contract/organisations-admin'
import { useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceField } from '../../../../ui/choice-field.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../administration.module.css'
import { CHECK_WORDS } from './check-words.ts'
import { type Decision, useDecision } from './use-vettings.ts'

const OPTIONS = CHECKS.map((check) => ({ value: check, label: CHECK_WORDS[check] ?? check }))

/** What was checked, and what the owners are told. */
export function DecisionForm({
  organisation: { id, name, version },
}: {
  organisation: VettedOrganisation
}) {
  const [checked, setChecked] = useState<readonly Check[]>([])
  const [note, setNote] = useState('')
  const decision = useDecision(id)
  const fields = decision.error instanceof CallError ? decision.error.fields : {}
  const decide = (verdict: Decision['verdict']) =>
    decision.mutate(
      { verdict, checked: [...checked], note, version },
      {
        onSuccess: () => {
          const message = verdict === 'verified' ? 'Verified' : 'Refused'
          showToast({ kind: 'success', message, detail: name })
          // The organisation leaves the list.
          focusHeading()
        },
      },
    )
  const choose = (value: string) =>
    setChecked((before) => CHECKS.filter((each) => before.includes(each) !== (each === value)))
  const hasFieldProblem = Object.keys(fields).length > 0
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <ChoiceField
        name={`checked-${id}`}
        legend="What you checked"
        error={fields['checked']}
        options={OPTIONS}
        isMultiple
        chosen={checked}
        onChoose={choose}
      />
      <TextArea
        label="Note"
        hint="The owners read it. Needed when you refuse."
        rows={4}
        maxLength={2000}
        value={note}
        error={fields['note']}
        onChange={(event) => setNote(event.target.value)}
      />
      {decision.isError && !hasFieldProblem && (
        <FailureLine id={`decision-${id}`}>
          {failureWords(decision.error, 'It could not be saved. Please try again.')}
        </FailureLine>
      )}
      <div className={styles.actions}>
        <Button onClick={() => decide('refused')} isBusy={isSending(decision, 'refused')}>
          Refuse
        </Button>
        <Button
          variant="filled"
          onClick={() => decide('verified')}
          isBusy={isSending(decision, 'verified')}
        >
          Verify
        </Button>
      </div>
    </form>
  )
}

const isSending = (
  { isPending, variables }: ReturnType<typeof useDecision>,
  verdict: Decision['verdict'],
): boolean => isPending && variables.verdict === verdict
