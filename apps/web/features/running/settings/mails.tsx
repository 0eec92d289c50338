import type { MailChoices } from '@laurel/contract/privacy'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useSteadyPending } from '../../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../../ui/waiting-rows.tsx'
import { refusalWords } from '../../people/accounts/refusal-words.ts'
import { SwitchRow } from '../../student/automation/switch-row.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import styles from './settings.module.css'
import { useMailChange, useMailChoices } from './use-mail-choices.ts'

const KINDS: readonly { name: keyof MailChoices; label: string; what: string }[] = [
  {
    name: 'deadlineReminders',
    label: 'Deadline reminders',
    what: 'Before the deadlines of what you saved or started.',
  },
  {
    name: 'preparedDrafts',
    label: 'Prepared drafts',
    what: 'When an application is filled in and waits for your OK.',
  },
  {
    name: 'suggestions',
    label: 'Suggestions',
    what: 'When someone in your family suggests a scholarship.',
  },
]

/** Which mails are sent; each choice is saved at once. */
export function Mails() {
  const { data, isPending, isError, isFetching, refetch } = useMailChoices()
  const { mutate, isSuccess, error } = useMailChange()
  const isWaiting = useSteadyPending(isPending)
  if (isError && !data)
    return (
      <ErrorPanel
        message="We couldn’t load your choices."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || !data)
    return <WaitingRows label="Loading your choices" isShown={isWaiting} count={3} />
  return (
    <>
      <div className={styles.panel}>
        {KINDS.map(({ name, label, what }) => (
          <SwitchRow
            key={name}
            label={label}
            isOn={data[name]}
            onChange={(isOn) => mutate({ [name]: isOn })}
          >
            {what}
          </SwitchRow>
        ))}
      </div>
      <div className={styles.foot}>
        <p className={styles.note}>
          Receipts of applications and emails about your account, such as codes, are always sent.
        </p>
        <p className={styles.saved} role="status">
          {isSuccess && 'Saved'}
        </p>
      </div>
      {error && (
        <FailureLine id="mails-failure">{`This was not saved. ${refusalWords(error)}`}</FailureLine>
      )}
    </>
  )
}
