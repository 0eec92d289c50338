import { MembershipOffer } from '../plans/membership-offer.tsx'
import type { PopupProps } from './popup-props.ts'

/** Once, after the onboarding; the texts in quotes are specification 2, section 2. */
export function PlanAfterOnboarding({ onClose }: PopupProps) {
  return <MembershipOffer onClose={onClose} />
}
