import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { SEARCH_LIMIT } from '@laurel/contract/scholarships'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AppliedFilters, FILTER_BUTTON_ID } from './applied-filters.tsx'
import { activeFilters } from './filter-words.ts'
import { searchOf } from './match-address.ts'
import { type MatchFilters, type MatchView, type Sort, SORTS } from './match-filters.ts'
import styles from './match-toolbar.module.css'
import { QuickFilters } from './quick-filters.tsx'
import type { MatchCounts } from './use-match-counts.ts'

// Loaded when it is opened: the list needs it not.
const FilterDialog = lazy(() => import('./filter-dialog.tsx'))

interface MatchToolbarProps {
  view: MatchView
  counts: MatchCounts | undefined
}

const sorts = Object.keys(SORTS) as Sort[]

/** Search, filters and the order, all kept in the address. */
export function MatchToolbar({ view, counts }: MatchToolbarProps) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const go = (changed: Partial<MatchView>, replace = false) =>
    void navigate(
      { search: searchOf({ ...view, ...changed }) },
      { preventScrollReset: true, replace },
    )
  const apply = (filters: MatchFilters) => {
    close()
    go(filters)
  }
  return (
    <>
      <div className={styles.bar} data-beside-chat="maximised">
        {/* One entry of the history for one search, however often one pauses. */}
        <SearchField
          label="Search matches"
          limit={SEARCH_LIMIT}
          text={view.text}
          onSearch={(text) => go({ text }, view.text !== '')}
        />
        <FilterButton view={view} onClick={() => setOpen(true)} />
        <SortSelect sort={view.sort} onChange={(sort) => go({ sort })} />
        <QuickFilters view={view} counts={counts} />
      </div>
      <AppliedFilters view={view} shown={counts?.shown} />
      {isOpen && (
        <Suspense>
          <FilterDialog filters={view} onApply={apply} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function FilterButton({ view, onClick }: { view: MatchView; onClick: () => void }) {
  const count = activeFilters(view).filter(({ key }) => key !== 'text').length
  return (
    <button type="button" id={FILTER_BUTTON_ID} className={styles.filter} onClick={onClick}>
      <Icon icon={IconAdjustmentsHorizontal} />
      Filter
      {count > 0 && (
        <b>
          {count}
          <VisuallyHidden> active</VisuallyHidden>
        </b>
      )}
    </button>
  )
}

function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    <label className={styles.sort}>
      <Icon icon={IconArrowsSort} />
      <VisuallyHidden>Sort by</VisuallyHidden>
      <select value={sort} onChange={(event) => onChange(event.target.value as Sort)}>
        {sorts.map((each) => (
          <option key={each} value={each}>
            {SORTS[each].label}
          </option>
        ))}
      </select>
      <Icon icon={IconChevronDown} size={16} className={styles.arrow} />
    </label>
  )
}
