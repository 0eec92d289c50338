import type { Family } from '@laurel/contract/family-links'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { longDate } from '@laurel/contract/words/deadline-words'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { failureWords } from '../../../api/failure-words.ts'
import styles from './family.module.css'
import { useWithdrawal } from './use-family.ts'

/** Invitations nobody has accepted yet. */
export function OpenInvitations({ invitations }: Pick<Family, 'invitations'>) {
  const withdrawal = useWithdrawal()
  const takeBack = (id: string) =>
    withdrawal.mutate(id, {
      onSuccess: () => {
        showToast({ kind: 'success', message: 'Invitation cancelled' })
        focusHeading()
      },
    })
  return (
    <section aria-labelledby="open-invitations" className={styles.section}>
      <h2 id="open-invitations">Open invitations</h2>
      <ul className={styles.rows}>
        {invitations.map(({ id, invites, email, expiresAt }) => {
          const words = `${invites === 'parent' ? 'A parent' : 'A student'}${email ? `, ${email}` : ''}`
          return (
            <li key={id} className={styles.row}>
              <span className={styles.who}>
                <strong>{words}</strong>
                <span className={styles.small}>Until {longDate(expiresAt.slice(0, 10))}</span>
              </span>
              <Button
                variant="subtle"
                aria-label={`Cancel invitation: ${words}`}
                isBusy={withdrawal.isPending && withdrawal.variables === id}
                onClick={() => takeBack(id)}
              >
                Cancel
              </Button>
            </li>
          )
        })}
      </ul>
      {withdrawal.isError && (
        <FailureLine id="withdrawal-error">
          {failureWords(withdrawal.error, 'It could not be cancelled. Please try again.')}
        </FailureLine>
      )}
    </section>
  )
}
