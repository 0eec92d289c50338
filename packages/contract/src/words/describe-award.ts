import type { Award, ScholarshipDetail } from '../scholarship-shapes.ts'
import { amountWords, certainAmountUsd, sumWords, usd } from './amount-words.ts'

type Paid = Pick<ScholarshipDetail, 'amounts' | 'awards' | 'award'>

/** Specification 3, "Money and facts": "The detail page says what the amount is made of." */
export function describeAward(paid: Paid): string[] {
  const { amounts, award } = paid
  const sum = certainAmountUsd(paid)
  const figure = amountWords(paid)
  const parts = [
    amounts.length > 1 ? `Made of ${list(amounts.map(usd))}` : undefined,
    ...(award ? [tiersOf(award, sum), shareOf(award), countOf(award)] : []),
    award?.renewable === true ? 'Can be renewed' : undefined,
    currencyOf(award),
    wordsOf(award, figure),
  ]
  return parts.filter((part) => part !== undefined)
}

const currencyOf = (award: Award | null): string | undefined =>
  award?.currency !== undefined && award.currency !== 'USD'
    ? `Paid in ${award.currency}`
    : undefined

function tiersOf({ kind, tiers = [], min, max, currency }: Award, sum: number): string | undefined {
  if (kind === 'tiers' && tiers.length > 1)
    return `Awards of ${list(tiers.toSorted((a, b) => b - a).map((tier) => sumWords(tier, currency)))}`
  const isRange = kind === 'range' && min !== undefined && max !== undefined
  return isRange && sum > 0
    ? `Between ${sumWords(min, currency)} and ${sumWords(max, currency)}`
    : undefined
}

function shareOf({ kind, percentMin, percentMax }: Award): string | undefined {
  // The figure says the share of tuition itself.
  if (kind === 'tuition' || percentMax === undefined) return undefined
  const share = percentMin !== undefined && percentMin !== percentMax ? `${percentMin} to ` : ''
  return `${share}${percentMax}% of tuition`
}

function countOf({ count, period }: Award): string | undefined {
  const each = period ? `each ${period}` : ''
  if (count === undefined) return period ? `Paid ${each}` : undefined
  return `${count === 1 ? 'One award' : `${count.toLocaleString('en-US')} awards`} ${each}`.trim()
}

/** The sponsor's own words, where they say more than the figure. */
function wordsOf(award: Award | null, figure: string): string | undefined {
  const raw = award?.raw
  // A bare number is what the figure says already.
  const isKnown =
    raw === undefined ||
    !/\p{L}|[^\d\s.,]/u.test(raw) ||
    raw === figure ||
    raw.replace(/^up to /i, '') === figure
  return isKnown ? undefined : `In the sponsor’s words: ${raw}`
}

const list = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words)
