import type { Interval, Plan } from '@laurel/contract/billing-shapes'
import { DAY_MILLISECONDS } from '../../../days.ts'

/** Access goes on this long after a card was refused. */
const GRACE_DAYS = 7
/** And this long past a period's end while nothing is heard of the renewal: never lock out who pays. */
const LATE_NEWS_DAYS = 3
/** Spec 2 section 9: "non-refundable, except the latest billing cycle if unused". */
const REFUND_DAYS = 14
/** A mail comes this long before the first charge. */
const NOTICE_DAYS = 3

const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MILLISECONDS)

export const endOfGrace = (from: Date): Date => after(from, GRACE_DAYS)
export const endOfPatience = (periodEndsAt: Date): Date => after(periodEndsAt, LATE_NEWS_DAYS)
export const endOfRefunds = (chargedAt: Date): Date => after(chargedAt, REFUND_DAYS)
export const startOfNotice = (firstChargeAt: Date): Date => after(firstChargeAt, -NOTICE_DAYS)

interface Refundable {
  status: 'paid' | 'failed' | 'refunded'
  amountCents: number
  refundedCents?: number | undefined
}

/** What was given back of a charge so far. */
export const givenBackCents = ({ status, amountCents, refundedCents = 0 }: Refundable): number =>
  status === 'refunded' ? amountCents : refundedCents

const MONTHS: Record<Interval, number> = { month: 1, quarter: 3, year: 12 }
const PER_YEAR = 12

/** What a price comes to in a month, in cents. */
export const monthlyCents = ({ interval, priceCents }: Pick<Plan, 'interval' | 'priceCents'>) =>
  priceCents / MONTHS[interval]

/** Spec 3 "People": dollars saved in a year ÷ twelve months of the monthly plan, in whole percent. */
export function savingsPercent(
  plan: Pick<Plan, 'interval' | 'priceCents'>,
  monthlyPlanCents: number,
): number {
  const yearly = monthlyPlanCents * PER_YEAR
  return Math.round(((yearly - monthlyCents(plan) * PER_YEAR) / yearly) * 100)
}

/** A plan's title without what tells its trial: `Quarterly Plan-7 day trial` is the `Quarterly Plan`. */
export const plainTitle = (title: string): string => title.replace(/-.*/, '')

/** Such as `$15` or `$12.50`; providers count in the smallest part of a currency, which yen have none of. */
export function sayPrice(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
