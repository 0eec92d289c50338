import { Link } from 'react-router'
import { searchOf } from './match-address.ts'
import type { MatchView } from './match-filters.ts'
import styles from './match-toolbar.module.css'
import type { MatchCounts } from './use-match-counts.ts'

interface QuickFiltersProps {
  view: MatchView
  counts: MatchCounts | undefined
}

interface QuickFilter {
  label: string
  isOn: boolean
  to: Partial<MatchView>
  count: number | undefined
}

function quickFilters({ view, counts }: QuickFiltersProps): QuickFilter[] {
  const { verdict, isWithoutRequirements } = view
  return [
    { label: 'All', isOn: !verdict, to: { verdict: undefined }, count: counts?.all },
    {
      label: 'Eligible',
      isOn: verdict === 'eligible',
      to: { verdict: 'eligible' },
      count: counts?.eligible,
    },
    {
      label: 'Possible',
      isOn: verdict === 'possible',
      to: { verdict: 'possible' },
      count: counts?.possible,
    },
    {
      label: 'No requirements',
      isOn: isWithoutRequirements,
      to: { isWithoutRequirements: !isWithoutRequirements },
      count: counts?.withoutRequirements,
    },
  ]
}

/** How it fits, and whether anything has to be handed in: one tap each, with what it leaves. */
export function QuickFilters(props: QuickFiltersProps) {
  return (
    <nav aria-label="Filter" className={styles.filters}>
      <ul>
        {quickFilters(props).map(({ label, isOn, to, count }) => (
          <li key={label}>
            <Link
              to={{ search: searchOf({ ...props.view, ...to }) }}
              preventScrollReset
              className={styles.chip}
              aria-current={isOn ? 'true' : undefined}
            >
              {label}
              {count !== undefined && <b>{count.toLocaleString('en-US')}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
