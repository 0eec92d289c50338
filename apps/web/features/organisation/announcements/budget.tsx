import type { Winners } from '@laurel/contract/announcements'
import { exactUsd } from '@laurel/contract/words/exact-usd'
import { countOf, overUsd, placedUsd, type Chosen } from './decision-list.ts'
import styles from './winners.module.css'

interface BudgetProps {
  winners: Pick<Winners, 'awardCount' | 'budget' | 'usualAmount'>
  decisions: readonly Chosen[]
}

/** What is placed of the money there is, and how many awards are left. */
export function Budget({ winners, decisions }: BudgetProps) {
  const { awardCount, budget, usualAmount } = winners
  const placed = placedUsd(decisions, usualAmount)
  const chosen = countOf(decisions, 'won')
  const over = overUsd(winners, decisions)
  return (
    <section
      className={styles.budget}
      aria-labelledby="budget-heading"
      data-over={over > 0 || undefined}
    >
      <h2 id="budget-heading" className={styles.placed}>
        <strong>{exactUsd(placed)}</strong>
        <span>{budget === null ? 'placed' : `of ${exactUsd(budget)} placed`}</span>
      </h2>
      {budget !== null && budget > 0 && (
        <div className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (100 * placed) / budget)}%` }} />
        </div>
      )}
      <p className={styles.left}>
        {over > 0
          ? `${exactUsd(over)} more than there is. You can still go on; check the amounts first.`
          : awardsWords(chosen, awardCount)}
      </p>
    </section>
  )
}

function awardsWords(chosen: number, awardCount: number | null): string {
  const winners = chosen === 1 ? '1 winner' : `${chosen.toLocaleString('en-US')} winners`
  if (awardCount === null) return winners
  const left = awardCount - chosen
  if (left === 0) return `${winners}, no award left`
  if (left < 0) return `${winners}, ${-left} more than planned`
  return `${winners}, ${left === 1 ? '1 award' : `${left.toLocaleString('en-US')} awards`} left`
}
