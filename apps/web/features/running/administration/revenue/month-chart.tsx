import { monthWords } from '@laurel/contract/words/date-words'
import { classNames } from '../../../../ui/class-names.ts'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import styles from './month-chart.module.css'
import { type Month, sumWords, topOf } from './revenue-words.ts'

interface MonthChartProps {
  /** The sentence that the picture stands for. */
  label: string
  /** The earliest first. */
  months: readonly Month[]
  currency: string
}

/** The first month of one. */
const QUARTER = /-(01|04|07|10)$/
/** "Nov". */
const SHORT = 3
const LINES = [1, 0.5, 0] as const

/** Two bars for each month, what was paid and what was given back, above lines of round sums. */
export function MonthChart({ label, months, currency }: MonthChartProps) {
  const top = topOf(Math.max(...months.flatMap((each) => [each.paidCents, each.refundedCents])))
  const heightOf = (cents: number) => ({ height: `${(cents / top) * 100}%` })
  return (
    <>
      <div className={styles.chart} role="img" aria-label={label} data-months={months.length}>
        <div className={styles.lines}>
          {LINES.map((part) => (
            <span key={part}>{moneyWords(top * part, currency)}</span>
          ))}
        </div>
        <div className={styles.months}>
          {months.map(({ month, paidCents, refundedCents }) => (
            <div
              key={month}
              className={classNames(styles.month, !QUARTER.test(month) && styles.within)}
              title={`${monthWords(month)}: ${sumWords({ paidCents, refundedCents, currency })}`}
            >
              <span className={styles.bars}>
                {paidCents > 0 && <i className={styles.paid} style={heightOf(paidCents)} />}
                {refundedCents > 0 && (
                  <i className={styles.refunded} style={heightOf(refundedCents)} />
                )}
              </span>
              <span className={styles.name}>
                {monthWords(month).slice(0, SHORT)}
                {month.endsWith('-01') && <b>{month.slice(0, 4)}</b>}
              </span>
            </div>
          ))}
        </div>
      </div>
      <ul className={styles.key}>
        <li>
          <i className={styles.paid} /> Paid
        </li>
        <li>
          <i className={styles.refunded} /> Refunded
        </li>
      </ul>
    </>
  )
}
