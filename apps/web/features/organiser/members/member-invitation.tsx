import { Link } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { homeOf } from '../../accounts/home-of.ts'
import { FailureLine } from '../../tracking/failure-line.tsx'
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
  const session = useSession()
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
      {session ? (
        <>
          <p>
            You accept as{' '}
            <strong>{`${session.user.firstName} ${session.user.lastName}`.trim()}</strong> (
            {session.user.email}).
          </p>
          {problem !== undefined && <FailureLine id="invitation-error">{problem}</FailureLine>}
          <div className={styles.submit}>
            <Button variant="filled" size="large" onClick={onAccept} isBusy={isBusy}>
              Accept
            </Button>
            <ButtonLink to={homeOf(session.user)} size="large">
              Not now
            </ButtonLink>
          </div>
        </>
      ) : (
        <SignIn />
      )}
    </div>
  )
}

const COME_BACK = { from: paths.organisationInvitation }

const SignIn = () => (
  <>
    <div className={styles.submit}>
      <ButtonLink variant="filled" size="large" to={paths.login} state={COME_BACK}>
        Log in to accept
      </ButtonLink>
    </div>
    <p>
      No account yet?{' '}
      <Link to={paths.signup} state={COME_BACK}>
        Sign up
      </Link>{' '}
      and you come back here.
    </p>
  </>
)
