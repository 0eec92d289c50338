import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { OpenInvitation } from '../../features/student/family/invitation.tsx'
import { useInvitation } from '../../features/student/family/use-invitation.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

export const meta = () => privateMeta('Invitation')

export default function InvitationPage() {
  // Another link opened in this tab is another invitation.
  const { key } = useLocation()
  return <Invitation key={key} />
}

function Invitation() {
  const { state, retry, accept } = useInvitation()
  if (state.kind === 'accepted') return <Navigate to={paths.family} replace />
  return (
    <div className={styles.page}>
      <PageHeading>
        {state.kind === 'open' ? `${state.invitation.inviterName} invites you` : 'Invitation'}
      </PageHeading>
      {state.kind === 'pending' && <p role="status">One moment, please.</p>}
      {state.kind === 'open' && <OpenInvitation state={state} onAccept={accept} />}
      {state.kind === 'failed' && (
        <>
          <p role="alert" className={styles.words}>
            {state.sentence}
          </p>
          {state.isWorthRetry && <Button onClick={retry}>Try again</Button>}
          <WayOn />
        </>
      )}
    </div>
  )
}

function WayOn() {
  const session = useSession()
  return session ? (
    <ButtonLink variant="filled" to={paths.family}>
      Go to Family
    </ButtonLink>
  ) : (
    <ButtonLink variant="filled" to={paths.home}>
      Go to the start page
    </ButtonLink>
  )
}
