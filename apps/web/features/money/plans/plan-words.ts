import type { Interval, Plan } from '@laurel/contract/billing-shapes'
import { freeLimitWords } from '@laurel/contract/free-limit'
import { dayOf } from '../../../instant-words.ts'
import { productName } from '../../../product.ts'

/** Specification 2, section 4: where no price can be paid. */
export const NO_MONEY = 'Demo: no card is charged.'
export const NO_CHECKOUT = 'Something went wrong, please try again later'

export const PLAN_NAMES: Readonly<Record<Interval, string>> = {
  month: 'Monthly',
  quarter: 'Quarterly',
  year: 'Yearly',
}
export const EVERY: Readonly<Record<Interval, string>> = {
  month: 'every month',
  quarter: 'every 3 months',
  year: 'every year',
}
const MONTHS: Readonly<Record<Interval, number>> = { month: 1, quarter: 3, year: 12 }
/** The server sends its mail so long before the first charge (issue 7, item 5). */
const NOTICE_DAYS = 3

/** "$30", "$12.50"; yen and the like have no smaller part. */
export function moneyWords(cents: number, currency = 'USD'): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** "$10.00 a month": what a price comes to. */
export const monthlyWords = ({ priceCents, interval }: Plan): string =>
  `${(priceCents / MONTHS[interval] / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })} a month`

/** What the same time costs month by month; undefined where nothing is saved. */
export function struckPrice({ interval, priceCents }: Plan, all: readonly Plan[]) {
  const monthly = all.find((plan) => plan.interval === 'month')?.priceCents ?? 0
  const full = monthly * MONTHS[interval]
  return full > priceCents ? moneyWords(full) : undefined
}

function daysAfter(day: Date, days: number): Date {
  const later = new Date(day)
  later.setDate(later.getDate() + days)
  return later
}

/** The same day of a later month, or the last one of a shorter month. */
function monthsAfter(day: Date, months: number): Date {
  const later = new Date(day)
  later.setMonth(later.getMonth() + months)
  if (later.getDate() !== day.getDate()) later.setDate(0)
  return later
}

export interface Charges {
  /** "$0" while a trial runs. */
  dueToday: string
  /** The first charge that is not today's. */
  nextAt: Date
  /** When a mail tells of it; undefined without a trial. */
  noticeAt: Date | undefined
}

/** What is charged and when, for somebody who subscribes now. */
export function chargesOf({ trialDays, interval, price }: Plan, now: Date): Charges {
  if (trialDays === 0)
    return { dueToday: price, nextAt: monthsAfter(now, MONTHS[interval]), noticeAt: undefined }
  const nextAt = daysAfter(now, trialDays)
  return { dueToday: moneyWords(0), nextAt, noticeAt: daysAfter(nextAt, -NOTICE_DAYS) }
}

/** What stands below each button that leads to paying; whoever had the trial is told why there is none. */
export function termsWords(plan: Plan, now: Date, hasTrialLeft: boolean): string {
  const { price, interval, trialDays } = plan
  const nextAt = dayOf(chargesOf(plan, now).nextAt)
  const cost =
    trialDays > 0
      ? `${trialDays} days free, then ${price} ${EVERY[interval]} from ${nextAt}.`
      : `${price} today, then ${price} ${EVERY[interval]} from ${nextAt}.`
  const trial =
    trialDays > 0
      ? ' One free trial per person and card.'
      : hasTrialLeft
        ? ''
        : ' You have had the free trial.'
  return `${cost}${comingWords(plan)} Cancel anytime in settings.${trial}`
}

/** " From 1 March 2027: $18.", where another price was announced. */
const comingWords = ({ coming }: Plan): string =>
  coming ? ` From ${dayOf(coming.from)}: ${coming.price}.` : ''

/** Specification 2, section 4: the words of the button. */
export const buttonWords = ({ trialDays }: Plan): string =>
  trialDays > 0 ? `Activate ${trialDays} days trial` : 'Subscribe Now'

/** The number is the person's own. */
export function upsellWords(scholarshipCount: number): string {
  if (scholarshipCount === 0) return freeLimitWords(productName)
  const what = scholarshipCount === 1 ? 'scholarship' : 'scholarships'
  return `You’ve applied to ${scholarshipCount} ${what} for free. Ready to apply for more?`
}
