import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { amountWords } from '@laurel/contract/words/amount-words'
import { inDays, shortDay } from '@laurel/contract/words/deadline-words'
import { Agenda } from './agenda.tsx'
import { ChartPanel } from '../../../../ui/chart-panel.tsx'
import { DeadlineLine, LINE_DAYS } from './deadline-line.tsx'
import styles from './next-deadlines.module.css'
import type { Upcoming } from '@laurel/contract/words/upcoming'

interface NextDeadlinesProps {
  items: readonly Upcoming[]
  now: Date
}

/** The dashboard's first panel: what closes next, as a line and as a list. */
export function NextDeadlines({ items, now }: NextDeadlinesProps) {
  const [nearest] = items
  if (!nearest)
    return (
      <EmptyState
        title="No deadlines yet"
        action={
          <ButtonLink to={paths.matches} variant="filled">
            Browse matches
          </ButtonLink>
        }
      >
        Save a scholarship with its heart, or start an application, and its deadline shows here.
      </EmptyState>
    )
  const heading = `Next deadline is ${inDays(nearest.days)}`
  return (
    <ChartPanel
      heading={heading}
      table={{ columns: ['Scholarship', 'State', 'Deadline', 'Amount'], rows: items.map(toRow) }}
      chart={
        <>
          {nearest.days <= LINE_DAYS && (
            <>
              <DeadlineLine items={items} label={heading} now={now} />
              <p className={styles.key} aria-hidden="true">
                <span className={styles.draft}>Draft</span>
                <span className={styles.saved}>Saved</span>
              </p>
            </>
          )}
          <Agenda items={items} />
        </>
      }
    />
  )
}

const toRow = ({ scholarship, kind, date }: Upcoming): string[] => [
  scholarship.title,
  kind === 'draft' ? 'Draft' : 'Saved',
  shortDay(date),
  amountWords(scholarship),
]
