import { monthWords } from '@laurel/contract/words/date-words'
import { ChartPanel } from '../../../../ui/chart-panel.tsx'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import { MonthChart } from './month-chart.tsx'
import { type Month, takeaway } from './revenue-words.ts'
import styles from './revenue.module.css'

/** Month by month, by UTC: a picture, or its values as a table. */
export function MonthPanel({ months, currency }: { months: readonly Month[]; currency: string }) {
  const heading = takeaway({ months: [...months], currency })
  return (
    <ChartPanel
      heading={heading}
      table={{
        columns: ['Month', 'Paid', 'Refunded', 'Begun', 'Ended'],
        rows: months.map(({ month, paidCents, refundedCents, begun, ended }) => [
          monthWords(month),
          moneyWords(paidCents, currency),
          moneyWords(refundedCents, currency),
          begun.toLocaleString('en-US'),
          ended.toLocaleString('en-US'),
        ]),
        hasOnlyNumbers: true,
      }}
      chart={<MonthChart label={heading} months={months} currency={currency} />}
    >
      <p className={styles.note}>Months begin and end in Universal Time (UTC).</p>
    </ChartPanel>
  )
}
