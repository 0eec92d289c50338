import type { Applicant } from '@laurel/contract/profile'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { offerPlanAfterOnboarding } from './after-onboarding.ts'
import { offerPopup } from './popup-queue.ts'

/** Offers one thing after login, by what the person could use; the caps decide whether it shows. */
export function useLoginOffers({ isActiveSubscription, isProfileUpdate }: Applicant): void {
  const { state } = useLocation()
  useEffect(() => {
    if (!isProfileUpdate) offerPopup({ kind: 'personalise' })
    else if (!isActiveSubscription) offerPopup({ kind: 'dailyFree' })
  }, [isActiveSubscription, isProfileUpdate])
  useEffect(
    () =>
      offerPlanAfterOnboarding({
        state,
        isActiveSubscription,
        offer: offerPopup,
      }),
    [state, isActiveSubscription],
  )
}
