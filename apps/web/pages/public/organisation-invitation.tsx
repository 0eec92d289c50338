import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { homeOf } from '../../features/accounts/home-of.ts'
import { MemberInvitation } from '../../features/organiser/members/member-invitation.tsx'
import {
  type MemberInvitationState,
  useMemberInvitation,
} from '../../features/organiser/members/use-member-invitation.ts'
import { privateMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

export const meta = () => privateMeta('Invitation')

export default function OrganisationInvitationPage() {
  // Another link opened in this tab is another invitation.
  const { key } = useLocation()
  return <Invitation key={key} />
}

function Invitation() {
  const { state, retry, accept } = useMemberInvitation()
  const session = useSession()
  if (state.kind === 'accepted') return <Navigate to={paths.organiser} replace />
  return (
    <div className={styles.page}>
      <PageHeading>{headingOf(state)}</PageHeading>
      {state.kind === 'pending' && <p role="status">One moment, please.</p>}
      {state.kind === 'open' && <MemberInvitation state={state} onAccept={accept} />}
      {state.kind === 'failed' && (
        <>
          <p role="alert" className={styles.words}>
            {state.sentence}
          </p>
          {state.isWorthRetry && <Button onClick={retry}>Try again</Button>}
          <ButtonLink variant="filled" to={session ? homeOf(session.user) : paths.home}>
            {session ? 'Go to your page' : 'Go to the start page'}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

function headingOf(state: MemberInvitationState): string {
  if (state.kind !== 'open') return 'Invitation'
  const { organisationName, memberOf } = state.invitation
  return memberOf === null ? `Join ${organisationName}` : organisationName
}
