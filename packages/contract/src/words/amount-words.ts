import type { Award, ListedScholarship } from '../scholarship-shapes.ts'

export type Money = Pick<ListedScholarship, 'amounts' | 'awards' | 'award'>

/** "$1,500": US dollars without decimals. */
export const usd = (amount: number): string =>
  `$${Math.round(amount).toLocaleString('en-US', { maximumFractionDigits: 0 })}`

/** "$1,500", or "CAD 1,500" for money of another country. */
export const sumWords = (amount: number, currency = 'USD'): string =>
  currency === 'USD' ? usd(amount) : `${currency} ${usd(amount).slice(1)}`

/** The longest text of a source that a card shows as an amount. */
const LONGEST_TEXT = 60

/** The sum of the amounts, else the awards, else 0 (specification 1, "Scholarship card"). */
export function certainAmountUsd({ amounts, awards }: Pick<Money, 'amounts' | 'awards'>): number {
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : awards
}

/** "$0" would say that there is nothing to win. */
const NOT_STATED = 'Amount not stated'

/** Whether anything is known of what a winner receives. */
export const isAmountStated = (money: Money): boolean => amountWords(money) !== NOT_STATED

/** What a card shows as the amount: dollars, or the award's own words where none are certain. */
export function amountWords(money: Money): string {
  const certain = certainAmountUsd(money)
  if (certain > 0) return usd(certain)
  return (money.award && awardText(money.award)) ?? NOT_STATED
}

function awardText(award: Award): string | undefined {
  const { kind, min, max, raw, currency = 'USD' } = award
  if (kind === 'fullRide') return 'Full ride'
  if (kind === 'tuition') return tuitionText(award)
  if (kind === 'varies') return 'Amount varies'
  // What is not paid in dollars is told as the sponsor wrote it, where that is short.
  if (currency !== 'USD' && raw !== undefined && raw.length <= LONGEST_TEXT) return raw
  if (kind === 'upTo' && max !== undefined) return `Up to ${sumWords(max, currency)}`
  if ((kind === 'range' || kind === 'tiers') && min !== undefined && max !== undefined)
    return `${sumWords(min, currency)} to ${sumWords(max, currency)}`
  if (kind === 'fixed' && max !== undefined && currency !== 'USD') return sumWords(max, currency)
  return raw !== undefined && raw.length <= LONGEST_TEXT ? raw : undefined
}

function tuitionText({ percentMin, percentMax }: Award): string {
  const least = percentMin ?? percentMax
  if (least === undefined || (percentMax ?? least) >= 100)
    return least === undefined || least >= 100 ? 'Full tuition' : `${least}% to 100% of tuition`
  return percentMax === undefined || percentMax === least
    ? `${least}% of tuition`
    : `${least}% to ${percentMax}% of tuition`
}

/** The small words beside the amount: how often it is paid and how many are given. */
export function amountNote({ award }: Pick<Money, 'award'>): string | undefined {
  if (!award) return undefined
  const { period, count } = award
  const parts = [
    period && `a ${period}`,
    count !== undefined &&
      count > 0 &&
      (count === 1 ? '1 award' : `${count.toLocaleString('en-US')} awards`),
  ]
  return parts.filter(Boolean).join(', ') || undefined
}

/** The most that can be won, for totals; "up to" where it is more than is certain. */
export function potentialUsd(
  scholarship: Pick<ListedScholarship, 'amounts' | 'awards' | 'amountMaxUsd'>,
): number {
  return Math.max(certainAmountUsd(scholarship), scholarship.amountMaxUsd)
}
