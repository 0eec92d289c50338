import { DAY_MILLISECONDS } from '../../../days.ts'

/** Nothing is paid out before: charges are disputed within 60 days (specification 2, section 9). */
const HOLD_DAYS = 60

export const endOfHold = (chargedAt: Date): Date =>
  new Date(chargedAt.getTime() + HOLD_DAYS * DAY_MILLISECONDS)

const ALL_BASIS_POINTS = 10_000

/** A payment of a member, and the terms that it was credited under. */
export interface Payment {
  amountCents: number
  /** Given back so far. */
  refundedCents: number
  memberCents: number
  shareBasisPoints: number
}

/**
 * What each payment of one account earns its partner, the earliest first, in whole cents: a share of
 * what was kept of it, never rounded up, and once the reward for a member, with the first payment
 * of which anything was kept.
 */
export function earnedCents(payments: readonly Payment[]): number[] {
  const first = payments.findIndex((payment) => keptCents(payment) > 0)
  return payments.map((payment, at) => {
    const share = Math.floor((keptCents(payment) * payment.shareBasisPoints) / ALL_BASIS_POINTS)
    return share + (at === first ? payment.memberCents : 0)
  })
}

const keptCents = ({ amountCents, refundedCents }: Payment): number =>
  Math.max(0, amountCents - refundedCents)
