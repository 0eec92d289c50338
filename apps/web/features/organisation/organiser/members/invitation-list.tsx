import type { OrganisationPeople } from '@laurel/contract/organisation-members'
import { longDate } from '@laurel/contract/words/deadline-words'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../organiser.module.css'
import { ROLE_WORDS } from './role-words.ts'
import { useWithdrawal } from './use-people.ts'

/** Invitations that nobody has accepted yet. */
export function InvitationList({ invitations }: Pick<OrganisationPeople, 'invitations'>) {
  const withdrawal = useWithdrawal()
  const takeBack = (id: string) =>
    withdrawal.mutate(id, {
      onSuccess: () => {
        showToast({ kind: 'success', message: 'Invitation cancelled' })
        focusHeading()
      },
    })
  return (
    <section className={styles.section} aria-labelledby="open-invitations">
      <h2 id="open-invitations">Open invitations</h2>
      <ul className={styles.rows}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.who}>
              <strong>{email}</strong>
              <span className={styles.small}>
                {ROLE_WORDS[role].label}, until {longDate(expiresAt.slice(0, 10))}
              </span>
            </span>
            <Button
              variant="subtle"
              aria-label={`Cancel invitation: ${email}`}
              isBusy={withdrawal.isPending && withdrawal.variables === id}
              onClick={() => takeBack(id)}
            >
              Cancel
            </Button>
          </li>
        ))}
      </ul>
      {withdrawal.isError && (
        <FailureLine id="withdrawal-error">
          {failureWords(withdrawal.error, 'It could not be cancelled. Please try again.')}
        </FailureLine>
      )}
    </section>
  )
}
