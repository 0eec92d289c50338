import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Chip, CHIPS, type MatchView, searchOf, type Sort, SORTS } from './match-filters.ts'
import styles from './match-toolbar.module.css'

interface MatchToolbarProps {
  view: MatchView
  counts: Readonly<Partial<Record<Chip, number>>>
}

const chips = Object.keys(CHIPS) as Chip[]
const sorts = Object.keys(SORTS) as Sort[]

/** Filter chips and the order, all kept in the address. */
export function MatchToolbar({ view, counts }: MatchToolbarProps) {
  const navigate = useNavigate()
  return (
    <div className={styles.bar}>
      <nav aria-label="Filter" className={styles.filters}>
        <ul>
          {chips.map((chip) => (
            <li key={chip}>
              <Link
                to={{ search: searchOf({ ...view, chip }) }}
                preventScrollReset
                className={styles.chip}
                aria-current={chip === view.chip ? 'true' : undefined}
              >
                {CHIPS[chip].label}
                {counts[chip] !== undefined && <b>{counts[chip].toLocaleString('en-US')}</b>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <label className={styles.sort}>
        <Icon icon={IconArrowsSort} />
        <VisuallyHidden>Sort by</VisuallyHidden>
        <select
          value={view.sort}
          onChange={(event) =>
            void navigate(
              { search: searchOf({ ...view, sort: event.target.value as Sort }) },
              { preventScrollReset: true },
            )
          }
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort].label}
            </option>
          ))}
        </select>
        <Icon icon={IconChevronDown} size={16} className={styles.arrow} />
      </label>
    </div>
  )
}
