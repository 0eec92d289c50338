import type { Popup } from './popup-queue.ts'

/** Specification 2, section 9: "the plan popup opens 2 seconds after onboarding". */
export const PLAN_DELAY_MS = 2000
const PLAN: Popup = { kind: 'plan', event: 'onboarding' }

interface Arrival {
  /** What the page was opened with. */
  state: unknown
  isActiveSubscription: boolean
  offer: (popup: Popup) => void
}

/** Offers the plans a moment after somebody arrives from the onboarding; the result takes it back. */
export function offerPlanAfterOnboarding(arrival: Arrival): (() => void) | undefined {
  const { state, isActiveSubscription, offer } = arrival
  const isOnboarded = typeof state === 'object' && state !== null && 'isOnboarded' in state
  if (!isOnboarded || isActiveSubscription) return undefined
  const timer = setTimeout(() => offer(PLAN), PLAN_DELAY_MS)
  return () => clearTimeout(timer)
}
