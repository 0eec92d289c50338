import { Navigate } from 'react-router'
import { ListingClaim } from '../../features/organisation/organiser/claims/listing-claim.tsx'
import { useListingClaim } from '../../features/organisation/organiser/claims/use-listing-claim.ts'
import { paths } from '../../paths.ts'
import { InvitationFrame } from './invitation-frame.tsx'
import styles from './narrow-page.module.css'

/** What an organisation asks of whoever reads the mail of a sponsor's domain. */
export default function ListingClaimPage() {
  const { state, taken, retry, accept } = useListingClaim()
  if (taken?.isMember)
    return <Navigate to={paths.organiserScholarship(taken.scholarshipId)} replace />
  return (
    <InvitationFrame
      title={state.kind === 'accepted' ? 'Done' : 'Is this yours?'}
      state={state}
      onRetry={retry}
    >
      {state.kind === 'open' && <ListingClaim state={state} onAccept={accept} />}
      {taken && (
        <>
          <p className={styles.words}>Thank you. Whoever asked looks after the scholarship now.</p>
          <p>
            <a href={paths.publicScholarship(taken.scholarshipId)}>See its public page</a>
          </p>
        </>
      )}
    </InvitationFrame>
  )
}
