import type { AskedName } from '@laurel/contract/organisations-admin'
import { useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { shortDayOf } from '../../../../instant-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { VETTING_WORDS } from '../../../organisation/organiser/vetting/vetting-words.ts'
import administration from '../administration.module.css'
import styles from './overdue-rounds.module.css'
import { useAskedNames, useNameDecision } from './use-vettings.ts'

/** Names that organisations ask for, while there are any: students see the present one until then. */
export default function AskedNames() {
  const { data = [] } = useAskedNames()
  if (data.length === 0) return null
  return (
    <section className={styles.overdue} aria-labelledby="names-heading">
      <h2 id="names-heading">Names asked for</h2>
      <ul className={styles.tasks}>
        {data.map((asked) => (
          <li key={asked.id}>
            <Asked asked={asked} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Asked({ asked }: { asked: AskedName }) {
  const { before, name, askedAt, askedBy, vetting, legalName, website } = asked
  const facts = [legalName, website, VETTING_WORDS[vetting].label].filter(Boolean)
  return (
    <>
      <h3>
        <bdi>{before}</bdi> wants to be <bdi>{name}</bdi>
      </h3>
      <p>
        Asked {shortDayOf(askedAt)} by {askedBy ?? 'an account that is gone'}
      </p>
      <p>{facts.join(' · ')}</p>
      <NameForm asked={asked} />
    </>
  )
}

function NameForm({ asked: { id, before, name } }: { asked: AskedName }) {
  const [note, setNote] = useState('')
  const decision = useNameDecision(id)
  const problem = decision.error instanceof CallError ? decision.error.fields['note'] : undefined
  const decide = (verdict: 'given' | 'refused') =>
    decision.mutate(
      { verdict, note },
      {
        onSuccess: () => {
          const detail = verdict === 'given' ? name : before
          const message = verdict === 'given' ? 'Name changed' : 'Name kept'
          showToast({ kind: 'success', message, detail })
          // What was asked leaves the list.
          focusHeading()
        },
      },
    )
  const isSending = (verdict: 'given' | 'refused') =>
    decision.isPending && decision.variables.verdict === verdict
  return (
    <form
      className={administration.form}
      onSubmit={(event) => event.preventDefault()}
      aria-label={`Name of ${before}`}
      noValidate
    >
      <TextArea
        label="Note"
        hint="The owners read it. Needed when you refuse."
        rows={2}
        maxLength={2000}
        value={note}
        error={problem}
        onChange={(event) => setNote(event.target.value)}
      />
      {decision.isError && problem === undefined && (
        <FailureLine id={`name-${id}`}>
          {failureWords(decision.error, 'It could not be saved. Please try again.')}
        </FailureLine>
      )}
      <div className={administration.actions}>
        <Button onClick={() => decide('refused')} isBusy={isSending('refused')}>
          Refuse
        </Button>
        <Button variant="filled" onClick={() => decide('given')} isBusy={isSending('given')}>
          Change the name
        </Button>
      </div>
    </form>
  )
}
