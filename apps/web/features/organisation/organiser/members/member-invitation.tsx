import { useNavigate } from 'react-router'
import { useSession } from '../../../../api/use-session.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { homeOf } from '../../../people/accounts/home-of.ts'
import { AcceptInvitation } from '../../../people/accounts/invited/accept-invitation.tsx'
import { chooseOrganisation } from '../chosen-organisation.ts'
import styles from '../organiser.module.css'
import { keptMemberInvitation } from './kept-member-invitation.ts'
import { ROLE_WORDS } from './role-words.ts'
import type { MemberInvitationState } from './use-member-invitation.ts'

interface MemberInvitationProps {
  state: MemberInvitationState & { kind: 'open' }
  onAccept: () => void
}

/** Who invites, and as what; whoever belongs to it is led there. */
export function MemberInvitation({ state, onAccept }: MemberInvitationProps) {
  const { invitation, problem, isBusy } = state
  const { organisationName, inviterName, role, memberOf, isForOther } = invitation
  if (memberOf !== null) return <Member organisationName={organisationName} id={memberOf} />
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
      {isForOther && (
        <p>
          It was mailed to another address than that of your account. Accept only if it is meant for
          you: the other members see your name and your address.
        </p>
      )}
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

function Member({ organisationName, id }: { organisationName: string; id: string }) {
  const session = useSession()
  const navigate = useNavigate()
  const goThere = () => {
    keptMemberInvitation.forget()
    chooseOrganisation(session?.user.id ?? '', id)
    void navigate(paths.organiser)
  }
  return (
    <div className={styles.form}>
      <p>
        You are a member of <strong>{organisationName}</strong> already.
      </p>
      <div>
        <Button variant="filled" size="large" onClick={goThere}>
          Go to {organisationName}
        </Button>
      </div>
    </div>
  )
}
