import { lazy, Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { isUnknown, NoCheckout, Outcome, Waiting } from './checkout-outcome.tsx'
import { useInvitationLink } from './use-invitation.ts'
import { useOutcome } from './use-outcome.ts'

const InvitationDialog = lazy(() => import('./invitation-dialog.tsx'))

/** Where a provider sends whoever goes back without paying; it is asked all the same. */
export function CheckoutLeft() {
  const [search] = useSearchParams()
  const id = search.get('checkout') ?? ''
  const { data, error, isError, isAwaited, isFetching, refetch } = useOutcome(id, false)
  if (data?.status === 'completed') return <Navigate to={paths.paid(id)} replace />
  if (isUnknown(id, error)) return <NoCheckout />
  if (isAwaited && !isError) return <Waiting title="Leaving the checkout" />
  if (isError && !data)
    return (
      <Outcome
        title="We couldn’t reach the payment provider"
        onAsk={() => void refetch()}
        isAsking={isFetching}
      >
        <p role="alert">If you left without paying, nothing was charged.</p>
      </Outcome>
    )
  return (
    <>
      <Outcome title="You did not subscribe">
        <p>You left the checkout before paying. Nothing was charged.</p>
      </Outcome>
      {data && <Invitation />}
    </>
  )
}

/** Specification 2, section 4: "Checkout closed: the invitation popup opens." */
function Invitation() {
  const link = useInvitationLink()
  const [isClosed, setClosed] = useState(false)
  if (link === undefined || isClosed) return null
  return (
    <Suspense>
      <InvitationDialog link={link} onClose={() => setClosed(true)} />
    </Suspense>
  )
}
