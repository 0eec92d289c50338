import type { Partner } from '@laurel/contract/partners-admin'
import { moneyWords } from '../../../money/plans/plan-words.ts'

type Terms = Pick<Partner, 'memberCents' | 'shareBasisPoints' | 'payout' | 'thresholdCents'>

/** "$5 for a member, and 12.5% of payments": what a partner earns. */
export function rewardWords({ memberCents, shareBasisPoints }: Terms): string {
  const parts = [
    ...(memberCents > 0 ? [`${moneyWords(memberCents)} for a member`] : []),
    ...(shareBasisPoints > 0 ? [`${shareBasisPoints / 100}% of payments`] : []),
  ]
  return parts.join(', and ')
}

/** When a partner is paid. */
export const payoutWords = ({ thresholdCents }: Pick<Terms, 'thresholdCents'>): string =>
  thresholdCents === null ? 'Paid on the 1st' : `Paid from ${moneyWords(thresholdCents)} on`

const HUNDREDTHS = /^(\d{1,6})(?:\.(\d{1,2}))?$/

/** "12.5" in hundredths: cents of dollars, basis points of percent; undefined where it is no number. */
export function hundredthsOf(typed: string): number | undefined {
  const [match, whole = '', rest = ''] = HUNDREDTHS.exec(typed.trim()) ?? []
  return match === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** As it is typed: "12.50", "12"; nothing for 0. */
export function typedOf(hundredths: number | null): string {
  if (!hundredths) return ''
  return (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2)
}
