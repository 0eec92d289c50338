import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { activeFilters } from './filter-words.ts'
import { searchOf } from './match-address.ts'
import { type MatchView, NO_FILTERS } from './match-filters.ts'
import { shownWords } from './shown-words.ts'
import type { Shown } from './use-match-counts.ts'
import styles from './applied-filters.module.css'

export const FILTER_BUTTON_ID = 'filter-button'

/** A chip that was pressed is gone; the next of its kind is chosen from here. */
const toFilterButton = () =>
  document.getElementById(FILTER_BUTTON_ID)?.focus({ preventScroll: true })

interface AppliedFiltersProps {
  view: MatchView
  shown: Shown | undefined
}

/** What narrows the list, each with a way to take it off, and how many that leaves. */
export function AppliedFilters({ view, shown }: AppliedFiltersProps) {
  const active = activeFilters(view)
  return (
    <div className={styles.row}>
      <p className={styles.count} role="status">
        {shown && shownWords(shown)}
      </p>
      {active.length > 0 && (
        <ul aria-label="Active filters" className={styles.chips}>
          {active.map(({ key, words, without }) => (
            <li key={key}>
              <Link
                to={{ search: searchOf({ ...view, ...without }) }}
                preventScrollReset
                onClick={toFilterButton}
                className={styles.chip}
                aria-label={`Remove filter: ${words}`}
              >
                <span>{words}</span>
                <Icon icon={IconX} size={16} />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={{ search: searchOf({ ...NO_FILTERS, sort: view.sort }) }}
              preventScrollReset
              onClick={toFilterButton}
              className={styles.clear}
            >
              Clear all
            </Link>
          </li>
        </ul>
      )}
    </div>
  )
}
