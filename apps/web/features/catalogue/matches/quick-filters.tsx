import { Link } from 'react-router'
import { searchOf } from './match-address.ts'
import { VERDICT_WORDS } from './filter-words.ts'
import type { MatchView, Verdict } from './match-filters.ts'
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
  const ofGroup = (group: Verdict): QuickFilter => ({
    label: VERDICT_WORDS[group],
    isOn: verdict === group,
    to: { verdict: group },
    count: counts?.[group],
  })
  return [
    { label: 'All', isOn: !verdict, to: { verdict: undefined }, count: counts?.all },
    ofGroup('eligible'),
    ofGroup('possible'),
    {
      label: 'No requirements',
      isOn: isWithoutRequirements,
      to: { isWithoutRequirements: !isWithoutRequirements },
      count: counts?.withoutRequirements,
    },
    // Last: where it comes with the counts, no other chip moves away from under a finger.
    ...(verdict === 'unread' || counts?.unread ? [ofGroup('unread')] : []),
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
              <b className={count === undefined ? styles.uncounted : undefined}>
                {count?.toLocaleString('en-US')}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
