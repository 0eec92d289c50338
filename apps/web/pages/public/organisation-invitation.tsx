import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { takeKind } from '../../features/organisation/organiser/claims/kept-listing-claim.ts'
import { privateMeta } from '../../page-meta.ts'

const PAGES = {
  claim: lazy(() => import('./listing-claim.tsx')),
  member: lazy(() => import('./member-invitation.tsx')),
}

export const meta = () => privateMeta('Invitation')

/** What organisations ask by mail: to become a member, or for a scholarship. */
export default function OrganisationInvitationPage() {
  // Another link opened in this tab is another invitation.
  const { key } = useLocation()
  return <Followed key={key} />
}

function Followed() {
  const [kind] = useState(takeKind)
  const Page = PAGES[kind]
  return (
    <Suspense fallback={<p role="status">One moment, please.</p>}>
      <Page />
    </Suspense>
  )
}
