import type { Applicant } from '@laurel/contract/profile'
import { useEffect } from 'react'
import { offerPopup } from './popup-queue.ts'

/** Offers one thing after login, by what the person could use; the caps decide whether it shows. */
export function useLoginOffers({ isActiveSubscription, isProfileUpdate }: Applicant): void {
  useEffect(() => {
    if (!isProfileUpdate) offerPopup({ kind: 'personalise' })
    else if (!isActiveSubscription) offerPopup({ kind: 'dailyFree' })
  }, [isActiveSubscription, isProfileUpdate])
}
