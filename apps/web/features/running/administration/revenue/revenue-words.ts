import type { readRevenue } from '@laurel/contract/billing-admin'
import type { AnswerOf } from '@laurel/contract/define-call'
import { moneyWords } from '../../../money/plans/plan-words.ts'

export type Revenue = AnswerOf<typeof readRevenue>
export type Month = Revenue['months'][number]

const sumOf = (months: readonly Month[], key: 'paidCents' | 'refundedCents') =>
  months.reduce((sum, month) => sum + month[key], 0)

/** The sentence that the picture of the months stands for. */
export function takeaway({ months, currency }: Pick<Revenue, 'months' | 'currency'>): string {
  const paid = moneyWords(sumOf(months, 'paidCents'), currency)
  const back = backWords(sumOf(months, 'refundedCents'), currency)
  return `${paid} paid in ${months.length} months, ${back}`
}

const backWords = (cents: number, currency: string): string =>
  `${cents === 0 ? 'nothing' : moneyWords(cents, currency)} refunded`

type Sum = Revenue['otherCurrencies'][number]

/** "$15 paid, nothing refunded". */
export const sumWords = ({ paidCents, refundedCents, currency }: Sum): string =>
  `${moneyWords(paidCents, currency)} paid, ${backWords(refundedCents, currency)}`

/** What came in of other currencies; undefined where nothing did. */
export function elsewhereWords({ otherCurrencies }: Pick<Revenue, 'otherCurrencies'>) {
  if (otherCurrencies.length === 0) return undefined
  const sums = otherCurrencies.map((sum) => `${sumWords(sum)} (${sum.currency})`)
  return `Not counted here, because it came in other currencies: ${sums.join('; ')}.`
}

/** Nothing ever came in, and nothing runs that will. */
export const isNewSite = ({ paidCents, otherCurrencies, running }: Revenue): boolean =>
  paidCents === 0 && otherCurrencies.length === 0 && running.length === 0

/** A round number of dollars at or above the highest bar, so that half of it is round as well. */
export function topOf(highestCents: number): number {
  const dollars = Math.max(highestCents / 100, 10)
  const power = 10 ** Math.floor(Math.log10(dollars))
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= dollars) ?? 10
  return step * power * 100
}
