import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
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
  const session = useSession()
  return (
    <div className={styles.parts}>
      <p>
        {invites === 'parent'
          ? `You would follow ${inviterName} as a parent: see deadlines, suggest scholarships and fill in answers.`
          : `${inviterName} would follow you as a parent: see your deadlines, suggest scholarships and fill in answers.`}{' '}
        Only the student sends applications. Either of you can end it at any time.
      </p>
      {session ? (
        <>
          <p>
            You accept as{' '}
            <strong>{`${session.user.firstName} ${session.user.lastName}`.trim()}</strong> (
            {session.user.email}).
          </p>
          {problem !== undefined && (
            <div role="alert">
              <FieldError id="invitation-error">{problem}</FieldError>
            </div>
          )}
          <div className={styles.actions}>
            <Button variant="filled" size="large" onClick={onAccept} isBusy={isBusy}>
              Accept
            </Button>
            <ButtonLink to={paths.dashboard} size="large">
              Not now
            </ButtonLink>
          </div>
        </>
      ) : (
        <SignIn />
      )}
      <section aria-labelledby="invitation-shared" className={styles.shared}>
        <h2 id="invitation-shared">What is shared</h2>
        <AccessList />
      </section>
    </div>
  )
}

const COME_BACK = { from: paths.invitation }

function SignIn() {
  return (
    <>
      <div className={styles.actions}>
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
}
