import type { Applicant } from '@laurel/contract/profile'
import { Link } from 'react-router'
import { useSession } from '../../../../api/use-session.ts'
import { paths } from '../../../../paths.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import type { ComeBack } from '../come-back.ts'
import styles from './accept-invitation.module.css'

interface AcceptInvitationProps {
  /** The page of the invitation: whoever logs in first comes back to it. */
  here: string
  /** It makes whoever accepts it the parent of a student. */
  isForParent?: boolean
  /** Where whoever does not accept now is led. */
  notNow: (user: Applicant) => string
  problem: string | undefined
  isBusy: boolean
  onAccept: () => void
}

/** As whom an invitation is accepted; a visitor logs in or signs up first. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const { here, isForParent = false, notNow, problem, isBusy, onAccept } = props
  const session = useSession()
  if (!session) return <SignIn comeBack={{ from: here, isParent: isForParent }} />
  const { firstName, lastName, email } = session.user
  return (
    <>
      <p>
        You accept as <strong>{`${firstName} ${lastName}`.trim()}</strong> ({email}).
      </p>
      {problem !== undefined && <FailureLine id="invitation-error">{problem}</FailureLine>}
      <div className={styles.actions}>
        <Button variant="filled" size="large" onClick={onAccept} isBusy={isBusy}>
          Accept
        </Button>
        <ButtonLink to={notNow(session.user)} size="large">
          Not now
        </ButtonLink>
      </div>
    </>
  )
}

const SignIn = ({ comeBack }: { comeBack: ComeBack }) => (
  <>
    <div className={styles.actions}>
      <ButtonLink variant="filled" size="large" to={paths.login} state={comeBack}>
        Log in to accept
      </ButtonLink>
    </div>
    <p>
      No account yet?{' '}
      <Link to={paths.signup} state={comeBack}>
        Sign up
      </Link>
      , and you’ll come back here.
    </p>
  </>
)
