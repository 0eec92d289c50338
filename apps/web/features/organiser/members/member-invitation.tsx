import { paths } from '../../../paths.ts'
import { homeOf } from '../../accounts/home-of.ts'
import { AcceptInvitation } from '../../accounts/invited/accept-invitation.tsx'
import styles from '../organiser.module.css'
import { ROLE_WORDS } from './role-words.ts'
import type { MemberInvitationState } from './use-member-invitation.ts'

interface MemberInvitationProps {
  state: MemberInvitationState & { kind: 'open' }
  onAccept: () => void
}

/** Who invites, and as what. */
export function MemberInvitation({ state, onAccept }: MemberInvitationProps) {
  const { invitation, problem, isBusy } = state
  const { organisationName, inviterName, role } = invitation
  const { label, may } = ROLE_WORDS[role]
  return (
    <div className={styles.form}>
      <p>
        {inviterName} invites you to work with <strong>{organisationName}</strong>.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Your role</dt>
          <dd>
            {label}: {may}
          </dd>
        </div>
      </dl>
      <p>
        Members, and people who live with them, cannot apply for the organization’s own
        scholarships.
      </p>
      <AcceptInvitation
        here={paths.organisationInvitation}
        notNow={homeOf}
        problem={problem}
        isBusy={isBusy}
        onAccept={onAccept}
      />
    </div>
  )
}
