import { paths } from '../../../paths.ts'
import { AcceptInvitation } from '../../people/accounts/invited/accept-invitation.tsx'
import { AccessList } from './access-list.tsx'
import styles from './invitation.module.css'
import type { InvitationState } from './use-invitation.ts'

interface OpenInvitationProps {
  state: InvitationState & { kind: 'open' }
  onAccept: () => void
}

/** Who invites, as what, and what will be shared. */
export function OpenInvitation({ state, onAccept }: OpenInvitationProps) {
  const { invitation, problem, isBusy } = state
  const { inviterName, invites } = invitation
  return (
    <div className={styles.parts}>
      <p>
        {invites === 'parent'
          ? `You would follow ${inviterName} as a parent: see deadlines, suggest scholarships and fill in answers.`
          : `${inviterName} would follow you as a parent: see your deadlines, suggest scholarships and fill in answers.`}{' '}
        Only the student sends applications. Either of you can end it at any time.
      </p>
      <AcceptInvitation
        here={paths.invitation}
        isForParent={invites === 'parent'}
        notNow={() => paths.dashboard}
        problem={problem}
        isBusy={isBusy}
        onAccept={onAccept}
      />
      <section aria-labelledby="invitation-shared" className={styles.shared}>
        <h2 id="invitation-shared">What is shared</h2>
        <AccessList />
      </section>
    </div>
  )
}
