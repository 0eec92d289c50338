import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import { ListTabs } from '../../../../ui/list-tabs.tsx'
import { Loaded } from '../../../common/records/loaded.tsx'
import { MonthPanel } from './month-panel.tsx'
import { PERIODS, periodOf } from './revenue-period.ts'
import { elsewhereWords, isNewSite, type Revenue } from './revenue-words.ts'
import styles from './revenue.module.css'
import { RunningTable } from './running-table.tsx'
import { useRevenue } from './use-revenue.ts'

/** What came in and went back, and what runs now. */
export function RevenuePicture() {
  const [search] = useSearchParams()
  const period = periodOf(search.get('months'))
  const revenue = useRevenue(period)
  return (
    <>
      <PageHeading>Revenue</PageHeading>
      <Loaded query={revenue} noun="the revenue">
        {(data) =>
          isNewSite(data) ? (
            <div className={styles.none}>
              <EmptyState title="Nothing has come in yet">
                What subscribers pay appears here, month by month.
              </EmptyState>
            </div>
          ) : (
            <div className={styles.page}>
              <Figures revenue={data} />
              <div>
                <ListTabs
                  label="Period"
                  tabs={PERIODS.map((months) => ({
                    label: `${months} months`,
                    to: `?months=${months}`,
                    isCurrent: months === period,
                  }))}
                />
                <div aria-busy={revenue.isPlaceholderData || undefined}>
                  <MonthPanel months={data.months.toReversed()} currency={data.currency} />
                </div>
              </div>
              <RunningTable running={data.running} />
            </div>
          )
        }
      </Loaded>
    </>
  )
}

function Figures({ revenue }: { revenue: Revenue }) {
  const { currency, paidCents, refundedCents, monthlyRecurringCents } = revenue
  const figures = [
    ['Monthly recurring', monthlyRecurringCents, 'Subscriptions that renew, without trials'],
    ['Kept', paidCents - refundedCents, 'Paid so far, minus refunds'],
    ['Paid', paidCents, 'Since the beginning'],
    ['Refunded', refundedCents, 'Since the beginning'],
  ] as const
  const elsewhere = elsewhereWords(revenue)
  return (
    <div>
      <dl className={styles.figures}>
        {figures.map(([name, cents, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {moneyWords(cents, currency)}
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      {elsewhere && <p className={styles.note}>{elsewhere}</p>}
    </div>
  )
}
