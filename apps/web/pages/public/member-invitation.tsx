import { Navigate } from 'react-router'
import { MemberInvitation } from '../../features/organisation/organiser/members/member-invitation.tsx'
import {
  type MemberInvitationState,
  useMemberInvitation,
} from '../../features/organisation/organiser/members/use-member-invitation.ts'
import { paths } from '../../paths.ts'
import { InvitationFrame } from './invitation-frame.tsx'

/** Who invites to an organisation, and as what. */
export default function MemberInvitationPage() {
  const { state, retry, accept } = useMemberInvitation()
  if (state.kind === 'accepted') return <Navigate to={paths.organiser} replace />
  return (
    <InvitationFrame title={headingOf(state)} state={state} onRetry={retry}>
      {state.kind === 'open' && <MemberInvitation state={state} onAccept={accept} />}
    </InvitationFrame>
  )
}

function headingOf(state: MemberInvitationState): string {
  if (state.kind !== 'open') return 'Invitation'
  const { organisationName, memberOf } = state.invitation
  return memberOf === null ? `Join ${organisationName}` : organisationName
}
